import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Step } from '#practice/judge/align.ts';
import { CONJUNCTIONS } from '#practice/judge/closed-words.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import { namePair } from '#practice/judge/name-pair.ts';
import type { Places } from '#practice/judge/clause-pattern.ts';
import type { Chunk } from '#practice/judge/sentence.ts';
import type { Mistake, TypedItem } from '#practice/judge/typed-item.ts';

/** What mistakes are named by. */
export interface Naming {
  readonly item: TypedItem;
  readonly places: Places;
  /** As compared, and as they were typed. */
  readonly typed: readonly string[];
  readonly shown: readonly string[];
}

/** What was found no partner for: wanted words, and the places of typed ones. */
export interface Open {
  readonly missing: readonly LatticeWord[];
  readonly extra: readonly number[];
}

/** Words that are there, but elsewhere; null where people may well say it in that order. */
export function orderMistakes(
  open: Open,
  steps: readonly Step[],
  naming: Naming,
): { readonly mistakes: readonly Mistake[] | null; readonly left: Open } {
  let missing = [...open.missing];
  let extra = [...open.extra];
  const moved: number[] = [];
  const isFree: boolean[] = [];
  let first: LatticeWord | undefined;
  const take = (place: number, words: readonly LatticeWord[]): void => {
    missing = missing.filter((word) => !words.includes(word));
    extra = extra.filter((other) => other !== place);
    moved.push(place);
    isFree.push(isFreeThere(place, words[0], steps, naming));
    first ??= words.find(({ unit }) => unit.role === 'verb') ?? words[0];
  };
  for (const place of open.extra) {
    const text = naming.typed[place] ?? '';
    const same = missing.find(({ usual, also }) => usual === text || also.includes(text));
    const parts = same === undefined ? pairThatMakes(text, missing) : null;
    if (same !== undefined) take(place, [same]);
    else if (parts !== null) take(place, parts);
  }
  for (const wanted of missing) {
    const both = extra.filter((one) =>
      extra.some(
        (other) =>
          other !== one && isMadeOf(wanted.usual, naming.typed[one] ?? '', naming.typed[other] ?? ''),
      ),
    );
    const [one, other] = both;
    if (one === undefined || other === undefined) continue;
    take(one, [wanted]);
    take(other, []);
  }
  const { names, left } = changedElsewhere({ missing, extra }, naming);
  if (moved.length === 0) return { mistakes: names, left };
  if (isFree.every(Boolean)) return { mistakes: null, left };
  const typed = moved
    .toSorted((one, other) => one - other)
    .map((place) => naming.shown[place] ?? naming.typed[place] ?? '')
    .join(' ');
  return {
    mistakes: [
      ...names,
      { name: 'order', typed, wanted: naming.item.answers[0], rule: ruleOf(first, naming) },
    ],
    left,
  };
}

/** Words that are elsewhere and in another form. */
function changedElsewhere(
  open: Open,
  naming: Naming,
): { readonly names: readonly Mistake[]; readonly left: Open } {
  let { missing, extra } = open;
  const names: Mistake[] = [];
  for (const place of open.extra) {
    const text = naming.typed[place] ?? '';
    const like = missing.find((word) => namePair(text, word, naming.item) !== null);
    const named = like === undefined ? null : namePair(text, like, naming.item);
    if (like === undefined || named === null) continue;
    missing = missing.filter((word) => word !== like);
    extra = extra.filter((other) => other !== place);
    names.push({ ...named, typed: naming.shown[place] ?? text, wanted: like.usual });
  }
  return { names, left: { missing, extra } };
}

/**
 * Whether a part that tells when or where stands between or behind the verbs, as it often may: `in Utrecht morgen`. Before its verb
 * it makes a mistake, in a main clause, and behind it in a subordinate one.
 */
function isFreeThere(
  place: number,
  word: LatticeWord | undefined,
  steps: readonly Step[],
  naming: Naming,
): boolean {
  const found = word === undefined ? undefined : naming.places.get(word.unit);
  if (word?.usual === 'niet' && isBeforeTime(place, steps, naming)) return true;
  if (found?.clause.kind === 'infinitive' && !isLong(found.chunk)) return false;
  if (found === undefined || !/^(?:time|place|prepositional)$/.test(found.chunk?.kind ?? '')) return false;
  const verbs = steps.flatMap((step) =>
    step.kind === 'same' && naming.places.get(step.word.unit)?.part === 'verb' ? [step.typed] : [],
  );
  const isLinked = (from: number, to: number): boolean =>
    naming.typed.slice(from, to).some((text) => CONJUNCTIONS.has(text));
  if (found.clause.kind === 'sub') {
    const verb = verbs.find((at) => at > place);
    return verb !== undefined && !isLinked(place - 1, verb);
  }
  const verb = verbs.findLast((at) => at < place);
  return verb !== undefined && !isLinked(verb, place);
}

/** `buiten`, `op tijd`: too short to stand behind *te* and its verb. */
const isLong = (chunk: Chunk | null | undefined): boolean =>
  (chunk?.units.length ?? 0) > 2 || chunk?.kind === 'prepositional';

/** `Het regent niet vandaag`: the time may be said afterwards. */
function isBeforeTime(place: number, steps: readonly Step[], { typed, places }: Naming): boolean {
  const behind = steps.filter((step) => step.kind === 'same' && step.typed > place);
  return (
    behind.length > 0 &&
    behind.length === typed.length - place - 1 &&
    behind.every((step) => step.kind === 'same' && places.get(step.word.unit)?.chunk?.kind === 'time')
  );
}

/** `opbel` for `bel … op`. */
function pairThatMakes(text: string, missing: readonly LatticeWord[]): readonly LatticeWord[] | null {
  for (const one of missing)
    for (const other of missing)
      if (one !== other && isMadeOf(text, one.usual, other.usual)) return [one, other];
  return null;
}

const isMadeOf = (whole: string, one: string, other: string): boolean =>
  whole === one + other || whole === other + one;

const ELSEWHERE = msg`The words come in another order.`;

function ruleOf(word: LatticeWord | undefined, { places }: Naming): MessageDescriptor {
  const place = word === undefined ? undefined : places.get(word.unit);
  if (place === undefined) return ELSEWHERE;
  switch (place.part) {
    case 'verb':
      return place.clause.kind === 'sub'
        ? msg`In this clause the verb comes at the end.`
        : msg`The verb comes second in its sentence; in a question or a request it comes first.`;
    case 'end':
      return place.clause.kind === 'sub'
        ? msg`In this clause all verbs come at the end.`
        : msg`The other verb or its particle comes at the end.`;
    case 'subject':
      return msg`Something else comes first, so the subject comes after the verb. In other cases it comes before the verb.`;
    case 'first':
    case 'lead':
    case 'middle':
      return ELSEWHERE;
  }
}
