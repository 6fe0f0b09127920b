import {
  COLOURING,
  OF_BOTH_ARTICLES,
  PERSONS,
  WEEKDAYS,
  type PronounCase,
} from '#practice/judge/closed-words.ts';
import { all, maybe, NOTHING, oneOf, type Pattern } from '#practice/judge/lattice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { sameWaysOf } from '#practice/judge/same-words.ts';
import { unit, type Unit } from '#practice/judge/sentence.ts';
import { thingAt } from '#practice/judge/thing-ways.ts';
import { SHORT_STEMS } from '#practice/judge/verb-lexicon.ts';

/** What decides which words may stand for which. */
export interface Wording {
  readonly lexicon: Lexicon;
  /** What is said in English; empty where that isn't known. */
  readonly english: string;
  /** Words that are practised: they can't be left out, and nothing stands for them. */
  readonly practised: ReadonlySet<string>;
  /** Practised words of which each may stand for each other. */
  readonly alternatives?: readonly string[];
  /** A noun is taken up by a pronoun: another may stand for it only with the same article. */
  readonly keepsGender?: boolean;
  /** Other nouns are seen to already. */
  readonly isThing?: boolean;
}

const made = new WeakMap<Wording, WeakMap<readonly Unit[], Pattern>>();

/** The pattern of words that stand in this order: each with all that may stand for it. The same words stand in many ways. */
export function wordsPattern(units: readonly Unit[], wording: Wording): Pattern {
  const known = made.get(wording) ?? new WeakMap<readonly Unit[], Pattern>();
  made.set(wording, known);
  const pattern = known.get(units) ?? patternOf(units, wording);
  known.set(units, pattern);
  return pattern;
}

function patternOf(units: readonly Unit[], wording: Wording): Pattern {
  const parts: Pattern[] = [];
  for (let place = 0; place < units.length;) {
    const [thing, same] = [otherThings(units, place, wording), sameAt(units, place, wording)];
    const found = thing === null || (same !== null && same.length > thing.length) ? same : thing;
    if (found === null) {
      parts.push(wordPattern(units[place] ?? unit(''), units[place + 1], wording));
      place += 1;
    } else {
      parts.push(found.pattern);
      place += found.length;
    }
  }
  return all(parts);
}

/** The own noun in all its words, and the others in theirs. */
function otherThings(
  units: readonly Unit[],
  place: number,
  wording: Wording,
): { pattern: Pattern; length: number } | null {
  const found = wording.isThing === true ? null : thingAt(units, place, wording);
  if (found === null) return null;
  const own = units.slice(place, place + found.length);
  const inner = { ...wording, isThing: true };
  const others = found.others.map((words) =>
    wordsPattern(
      words.map((text) => own.find((one) => one.text === text) ?? unit(text)),
      inner,
    ),
  );
  return { pattern: oneOf([wordsPattern(own, inner), ...others]), length: found.length };
}

function sameAt(
  units: readonly Unit[],
  place: number,
  wording: Wording,
): { pattern: Pattern; length: number } | null {
  const first = units[place];
  if (first === undefined || wording.practised.has(first.text)) return null;
  const day = dayAt(units, place);
  if (day !== null) return day;
  const fitting = sameWaysOf(first.text).filter(
    ({ ways: [usual = []], english, isWhole }) =>
      (!isWhole || units.length === usual.length) &&
      usual.every((word, step) => units[place + step]?.text === word) &&
      (english === undefined || (wording.english !== '' && english.test(wording.english))),
  );
  const length = Math.max(0, ...fitting.map(({ ways }) => ways[0]?.length ?? 0));
  const longest = fitting.filter(({ ways }) => ways[0]?.length === length);
  if (longest.length === 0) return null;
  const own = units.slice(place, place + length);
  const others = longest.flatMap(({ ways }) => ways.slice(1));
  const options = [
    all(own.map((one, step) => wordPattern(one, units[place + step + 1], wording))),
    ...others.map((words) =>
      all(words.map((word, step) => plain(own[Math.min(step, own.length - 1)] ?? unit(word), word))),
    ),
  ];
  return { pattern: oneOf(options), length };
}

/** `op zaterdag`, `zaterdag`. */
function dayAt(units: readonly Unit[], place: number): { pattern: Pattern; length: number } | null {
  const [first, second] = units.slice(place, place + 2);
  if (first?.text === 'op' && second !== undefined && WEEKDAYS.has(second.text))
    return { pattern: all([maybe(plain(first, 'op')), plain(second, second.text)]), length: 2 };
  if (
    first !== undefined &&
    WEEKDAYS.has(first.text) &&
    (place === 0 || units[place - 1]?.text !== 'op') &&
    units.length === 1
  )
    return { pattern: all([maybe(plain(unit('op'), 'op'), false), plain(first, first.text)]), length: 1 };
  return null;
}

const plain = (one: Unit, usual: string): Pattern => ({
  kind: 'word',
  unit: one,
  usual,
  also: SHORTENED[usual] ?? [],
});

function wordPattern(one: Unit, next: Unit | undefined, wording: Wording): Pattern {
  const also = new Set([...pronounForms(one), ...otherForms(one, wording)]);
  if (next !== undefined && OF_BOTH_ARTICLES.has(next.text) && /^(?:de|het)$/.test(one.text))
    also.add(one.text === 'de' ? 'het' : 'de');
  if (one.isTakenUp === true) also.add('die');
  also.delete(one.text);
  const word: Pattern = { kind: 'word', unit: one, usual: one.text, also: [...also] };
  const tells = COLOURING.get(one.text);
  const isColour =
    tells !== undefined &&
    one.role === 'word' &&
    wording.english !== '' &&
    !tells.test(wording.english) &&
    !wording.practised.has(one.text);
  if (isColour && !BOUND_TO_COLOUR.test(next?.text ?? '')) return maybe(word);
  return word;
}

/** `al lang`, `nog een`, `nog niet`: without the first word they say something else. */
const BOUND_TO_COLOUR = /^(?:lang|een|eens|meer|steeds|altijd|maar|niet|geen|drie|twee)$/;

/** The forms that may always stand for a pronoun in its case: never one of another case. */
function pronounForms({ text, role }: Unit): readonly string[] {
  if (role !== 'subject' && role !== 'object' && role !== 'possessive') return SHORTENED[text] ?? [];
  const asked: PronounCase = role;
  return PERSONS.flatMap((person) => {
    const forms = person[asked];
    if (!forms.includes(text)) return [];
    return forms.filter((form) => isFree(asked, text, form));
  });
}

function isFree(role: PronounCase, wanted: string, typed: string): boolean {
  if (role === 'possessive' && /^ons|^onze/.test(wanted)) return false;
  // `ze` may be things, which are never `hen`; `hun` has its own place.
  if (role === 'object' && typed === 'hun') return false;
  if (role === 'object' && wanted === 'ze') return typed === 'ze';
  return typed !== 'zij' || role === 'subject';
}

const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  het: ["'t"],
  een: ["'n"],
  mijn: ["m'n"],
  "'t": ['het'],
  "'n": ['een'],
};

const PAIRS: readonly (readonly string[])[] = [
  ['wilde', 'wou'],
  ['wilden', 'wouden'],
  ['naartoe', 'heen'],
  ['dikwijls', 'vaak'],
];

function otherForms(
  { text, role }: Unit,
  { lexicon, english, practised, alternatives = [] }: Wording,
): readonly string[] {
  // `die` for `hij`, but not where it stands before a noun.
  const isUsual = text === alternatives[0] && (role !== 'word' || text === 'er');
  const pairs = PAIRS.filter((pair) => pair.includes(text)).flat();
  if (practised.has(text))
    return [...pairs, ...(SHORT_PAIRS.get(text) ?? []), ...(isUsual ? alternatives : [])];
  const synonyms = role === 'word' ? lexicon.synonyms(text, english) : [];
  return [...pairs, ...(SHORT_PAIRS.get(text) ?? []), ...synonyms];
}

const SHORT_PAIRS: ReadonlyMap<string, readonly string[]> = new Map(
  [...SHORT_STEMS].flatMap(([long, short]) => [
    [long, [short]],
    [short, [long]],
  ]),
);

export const OPTIONAL_WORD = (word: string, role: Unit['role'] = 'word'): Pattern =>
  oneOf([NOTHING, plain(unit(word, role), word)]);
