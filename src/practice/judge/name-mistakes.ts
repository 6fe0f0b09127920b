import { msg } from '@lingui/core/macro';
import type { Step } from '#practice/judge/align.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import { nameExtra, nameMissing } from '#practice/judge/name-alone.ts';
import { otherWord } from '#practice/judge/name-other-word.ts';
import { mayBeMeant, namePair } from '#practice/judge/name-pair.ts';
import { particleBefore } from '#practice/judge/name-verb.ts';
import { orderMistakes, type Naming, type Open } from '#practice/judge/order-mistakes.ts';
import type { Mistake, TypedItem } from '#practice/judge/typed-item.ts';

/** A word that has nothing to do with the wanted one: it is too many, and the other is missing. */
export const UNRELATED = 2.1;
const RELATED = 0.7;
/** Less than a word too many and one too few, more than one that has only moved. */
const OTHER_WORD = 1.9;
/** With more mistakes it is another sentence. */
const MOST_MISTAKES = 4;

/** What it costs to take a word for another. */
export function pairCost(typed: string, word: LatticeWord, item: TypedItem): number {
  const isParticle = item.kind === 'sentence' && particleBefore(typed, word) !== '';
  if (isParticle || namePair(typed, word, item) !== null) return RELATED;
  return otherWord(typed, word, item.lexicon, item.english) === null ? UNRELATED : OTHER_WORD;
}

/** The mistakes of an answer, each with its name; null where some of it is neither known as right nor as a mistake. */
export function nameMistakes(steps: readonly Step[], naming: Naming): readonly Mistake[] | null {
  const particles = new Set(
    steps.map((step) =>
      step.kind === 'other' ? particleBefore(naming.typed[step.typed] ?? '', step.word) : '',
    ),
  );
  const open: Open = {
    missing: steps.flatMap((step) =>
      step.kind === 'missing' && !particles.has(step.word.usual) ? [step.word] : [],
    ),
    extra: steps.flatMap((step) =>
      step.kind === 'extra' && !isOfNotA(step.typed, steps, naming) ? [step.typed] : [],
    ),
  };
  const isMissing = (text: string): boolean =>
    steps.some((step) => step.kind === 'missing' && step.word.usual === text);
  const found = steps.flatMap((step) => {
    if (step.kind !== 'other') return [];
    // `opeten` for `eten` is another verb.
    const particle = particleBefore(naming.typed[step.typed] ?? '', step.word);
    if (particle === '') return [pairMistake(step.typed, step.word, naming)];
    const isTe = naming.typed[step.typed - 1] === 'te';
    const isUnsplit = isMissing(particle) || isTe || isSecond(step.word, naming);
    return [isUnsplit ? unsplit(step.typed, step.word, naming) : null];
  });
  const pairs = withoutItsArticle(found, naming);
  const { mistakes: moved, left } = orderMistakes(open, steps, naming);
  const isMeant = left.missing.some((word) =>
    left.extra.some((place) => mayBeMeant(naming.typed[place] ?? '', word, naming.item)),
  );
  if (isMeant || moved === null || isOtherPerson(left, naming)) return null;
  const others = [
    ...left.missing.map((word) => nameMissing(word, naming)),
    ...left.extra.map((place) => nameExtra(place, naming)),
  ];
  const all = [...pairs, ...others, ...moved];
  if (all.length === 0 || all.length > mostFor(naming)) return null;
  // With more than that it is another sentence.
  if (all.length > 1 && all.some((one) => one !== null && isOtherWord(one))) return null;
  const named = all.filter((mistake) => mistake !== null);
  return named.length === all.length && !isAnotherWay(named) ? named : null;
}

const isOtherWord = ({ otherMeaning }: Mistake): boolean => otherMeaning !== undefined;

/** `de auto` for `het ziekenhuis` is one mistake: the article is right for the word that was typed. */
function withoutItsArticle(
  found: readonly (Mistake | null)[],
  { item: { lexicon } }: Naming,
): readonly (Mistake | null)[] {
  return found.filter((one, place) => {
    const next = found[place + 1];
    if (one?.name !== 'article' || next === null || next === undefined || !isOtherWord(next)) return true;
    const article = one.typed.toLowerCase();
    return !(lexicon.noun(next.typed.toLowerCase())?.articles.has(article === 'het' ? 'het' : 'de') ?? false);
  });
}

const isCount = ({ name, typed, wanted }: Mistake): boolean =>
  name === 'extra word' || name === 'missing word' || typed === '' || wanted === '';

/** Words too many or too few and other mistakes together are as likely another way to say it, which is not one of ours. */
function isAnotherWay(mistakes: readonly Mistake[]): boolean {
  return mistakes.length > 1 && mistakes.some(isCount);
}

/** English has one word for *je*, *u* and *jullie*: who is meant is no mistake of Dutch. */
function isOtherPerson({ missing, extra }: Open, { item, typed }: Naming): boolean {
  return (
    item.kind === 'sentence' &&
    missing.some(({ usual }) => YOU.has(usual)) &&
    extra.some((place) => YOU.has(typed[place] ?? ''))
  );
}

const YOU: ReadonlySet<string> = new Set(['je', 'jij', 'jou', 'jouw', 'u', 'uw', 'jullie']);

function mostFor({ typed }: Naming): number {
  return Math.min(MOST_MISTAKES, Math.max(1, Math.ceil(typed.length / 2)));
}

/** Whether a word is the verb of a main clause, which never has its particle before it. */
function isSecond({ unit }: LatticeWord, { places }: Naming): boolean {
  const place = places.get(unit);
  return place?.part === 'verb' && place.clause.kind !== 'sub';
}

/** `Ik opbel mijn moeder`. */
const unsplit = (place: number, { usual }: LatticeWord, { shown }: Naming): Mistake => ({
  name: 'order',
  typed: shown[place] ?? '',
  wanted: usual,
  rule: msg`The verb comes second and its particle at the end; *te* comes between the two.`,
});

function pairMistake(place: number, word: LatticeWord, naming: Naming): Mistake | null {
  const { item, typed, shown } = naming;
  const notA = placeOfNotA(place, word, naming);
  const given = typed[notA ?? place] ?? '';
  const named = namePair(given, word, item) ?? otherWord(given, word, item.lexicon, item.english);
  if (named === null) return null;
  const written = notA === null ? shown[place] : shown.slice(notA, notA + 2).join(' ');
  return { ...named, typed: written ?? '', wanted: word.usual };
}

/** Where `niet een` begins that was typed for *geen*: two words for one are one mistake. */
function placeOfNotA(place: number, { usual }: LatticeWord, { typed }: Naming): number | null {
  const first = typed[place] === 'niet' ? place : place - 1;
  return usual === 'geen' && typed[first] === 'niet' && typed[first + 1] === 'een' ? first : null;
}

/** Whether a word too many is the other half of such a pair. */
function isOfNotA(place: number, steps: readonly Step[], naming: Naming): boolean {
  return steps.some((step) => {
    const first = step.kind === 'other' ? placeOfNotA(step.typed, step.word, naming) : null;
    return first !== null && (place === first || place === first + 1);
  });
}
