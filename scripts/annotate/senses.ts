import {
  formsOf,
  separableParts,
  type Inflected,
  type ListedForms,
} from '../../src/dutch/vocabulary/word-forms.ts';
import { comparable, wordsOf } from '../../src/lib/dutch-words.ts';
import { NAME, NUMBER, type WordSense } from '../../src/content/schema/annotation.ts';
import type { TaggedWord } from './frog.ts';
import { placesOfQuote, type QuotedSense } from './quotes.ts';

/** A word that a text may mean: of the vocabulary or of the glosses. */
export type Sense = Inflected & { readonly id: string };

/** Which kinds of word a part of speech means, the likeliest first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  N: ['noun', 'phrase'],
  WW: ['verb', 'adjective', 'noun'],
  ADJ: ['adjective', 'adverb', 'pronoun', 'numeral'],
  BW: ['adverb', 'adjective', 'pronoun', 'preposition', 'conjunction', 'phrase'],
  VZ: ['preposition', 'adverb'],
  VNW: ['pronoun', 'article', 'adverb', 'numeral'],
  LID: ['article'],
  VG: ['conjunction', 'adverb', 'preposition'],
  TW: ['numeral', 'article', 'adverb'],
  TSW: ['interjection', 'adverb', 'noun'],
};

/** What a letter is that stands alone: `de letter e`. */
const LETTER = 'letter';

/** All senses by what may stand in a text. */
export interface SenseIndex {
  readonly byForm: ReadonlyMap<string, readonly Sense[]>;
  /** Separable verbs by their particle, a space, and a form of the verb: `op bel`. */
  readonly bySplit: ReadonlyMap<string, readonly Sense[]>;
}

export function senseIndex(senses: readonly Sense[], lists: ListedForms): SenseIndex {
  const byForm = new Map<string, Sense[]>();
  const bySplit = new Map<string, Sense[]>();
  const add = (index: Map<string, Sense[]>, form: string, sense: Sense) => {
    const there = index.get(form);
    if (there === undefined) index.set(form, [sense]);
    else if (!there.includes(sense)) there.push(sense);
  };
  for (const sense of senses) {
    const { whole, split } = formsOf(sense, lists);
    for (const form of [baseOf(sense), ...whole]) add(byForm, form, sense);
    if (split === undefined || separableParts(sense) === null) continue;
    for (const verb of split.verb) add(bySplit, `${split.particle} ${verb}`, sense);
  }
  return { byForm, bySplit };
}

export interface SenseRules {
  readonly index: SenseIndex;
  /** By `die/VNW/betr`, `die/VNW` or `die`. */
  readonly usual: Readonly<Record<string, string>>;
  readonly quotes: readonly QuotedSense[];
  /** The words are in groups. */
  readonly patterns: readonly (readonly [RegExp, string])[];
  readonly expressions: readonly Sense[];
  readonly names: ReadonlySet<string>;
}

/** A word with its sense; without any or with several that fit, somebody has to decide. */
export interface Judged {
  readonly word: TaggedWord;
  readonly decided: WordSense;
  readonly fitting: readonly string[];
}

/** The senses of a piece’s words: first what is decided by quotes, then the word that it is an example of, then expressions, then separable verbs, then each by itself. */
export function sensesOf(
  piece: string,
  words: readonly TaggedWord[],
  rules: SenseRules,
  example?: { readonly sense: string; readonly places: readonly number[] },
): Judged[] {
  const decided = new Map<number, WordSense>();
  for (const quote of rules.quotes)
    for (const places of placesOfQuote(quote, piece, words)) decide(decided, places, quote.sense);
  for (const [pattern, sense] of rules.patterns)
    decide(decided, placesOfPattern(pattern, piece, words), sense);
  if (example !== undefined && example.places.length > 0) decide(decided, example.places, example.sense);
  for (const { id, dutch } of rules.expressions)
    for (const places of placesOfExpression(wordsOf(dutch).map(comparable), words))
      decide(decided, places, id);
  linkSeparableVerbs(piece, words, rules.index, decided);
  return words.map((word, place) => {
    const found = decided.get(place);
    if (found !== undefined) return { word, decided: found, fitting: [found.sense] };
    const fitting = fittingSenses(word, place === 0, rules);
    return { word, decided: { sense: fitting[0] ?? '' }, fitting };
  });
}

/** Not what is decided already. */
function decide(decided: Map<number, WordSense>, places: readonly number[], sense: string): void {
  if (places.length === 0 || places.some((place) => decided.has(place))) return;
  for (const [index, place] of places.entries()) {
    const next = places[(index + 1) % places.length] ?? place;
    decided.set(place, next === place ? { sense } : { sense, next: next - place });
  }
}

/** The places of the words in the groups of a pattern, where it first fits. */
function placesOfPattern(pattern: RegExp, piece: string, words: readonly TaggedWord[]): number[] {
  const groups = new RegExp(pattern.source, `${pattern.flags}d`).exec(piece)?.indices?.slice(1) ?? [];
  return groups
    .map((group) => words.findIndex(({ start }) => start === group?.[0]))
    .filter((place) => place >= 0);
}

/** The places of the words of an expression, wherever they stand together. */
function placesOfExpression(expression: readonly string[], words: readonly TaggedWord[]): number[][] {
  return words
    .map((_, place) => expression.map((_part, step) => place + step))
    .filter((places) =>
      places.every((place, step) => comparable(words[place]?.form ?? '') === expression[step]),
    );
}

function fittingSenses(word: TaggedWord, isFirst: boolean, { index, usual, names }: SenseRules): string[] {
  const { form, lemma, partOfSpeech, details } = word;
  const small = form.toLowerCase();
  const keys = [
    ...details.map((detail) => `${small}/${partOfSpeech}/${detail}`),
    `${small}/${partOfSpeech}`,
    small,
  ];
  const decided = keys.map((key) => usual[key]).find((sense) => sense !== undefined);
  if (names.has(form)) return [NAME];
  if (/^\d/u.test(form)) return [NUMBER];
  if (decided !== undefined) return [decided];
  const scored = (index.byForm.get(comparable(form)) ?? [])
    .concat((index.byForm.get(lemma) ?? []).filter((sense) => baseOf(sense) === lemma))
    .map((sense) => ({ id: sense.id, score: scoreOf(sense, word) }));
  const isProper = /^\p{Lu}/u.test(form) && (details.includes('deeleigen') || details.includes('eigen'));
  if (isProper && (!isFirst || scored.length === 0)) {
    const spelt = (index.byForm.get(comparable(form)) ?? []).find(({ dutch }) => dutch === form);
    return [spelt?.id ?? NAME];
  }
  if (scored.length === 0 && /^\p{L}$/u.test(form)) return [LETTER];
  const best = Math.min(...scored.map(({ score }) => score));
  return [...new Set(scored.filter(({ score }) => score === best).map(({ id }) => id))];
}

/** The lower the better: what has a place of its own in the lists (`broodje`), a word in its base form, and of the kind that the tagger says. */
function scoreOf(sense: Sense, { form, lemma, partOfSpeech }: TaggedWord): number {
  const kind = (KINDS[partOfSpeech] ?? []).indexOf(sense.kind ?? '');
  const base = baseOf(sense);
  const isItself = base === comparable(form);
  const fits = base === lemma ? 0 : isItself ? 10 : 20;
  if (isItself && kind === 0) return base === lemma ? 0 : -1;
  return kind < 0 ? 40 + fits : fits + kind * 2;
}

function baseOf({ dutch }: Sense): string {
  return comparable(dutch).replace(/^zich /, '');
}

/** `bel … op` and `op te bellen`, within a clause. */
function linkSeparableVerbs(
  piece: string,
  words: readonly TaggedWord[],
  { bySplit }: SenseIndex,
  decided: Map<number, WordSense>,
): void {
  for (const [place, verb] of words.entries()) {
    // A command at the start is often taken for something else.
    if ((verb.partOfSpeech !== 'WW' && place > 0) || decided.has(place)) continue;
    const senseAt = (other: number): string | undefined => {
      const particle = words[other];
      if (particle === undefined || decided.has(other)) return undefined;
      return bySplit.get(`${comparable(particle.form)} ${comparable(verb.form)}`)?.[0]?.id;
    };
    const before = words[place - 1]?.form === 'te' ? senseAt(place - 2) : undefined;
    if (before !== undefined) decide(decided, [place - 2, place], before);
    else if (!verb.details.includes('inf') && !verb.details.includes('vd'))
      linkParticle(piece, words, decided, place, senseAt);
  }
}

/** The nearest particle in the clause. Before something else a preposition is one of its own, at the end of a clause never. */
function linkParticle(
  piece: string,
  words: readonly TaggedWord[],
  decided: Map<number, WordSense>,
  place: number,
  senseAt: (other: number) => string | undefined,
): void {
  const start = words[place]?.start ?? 0;
  for (let other = place + 1; other < words.length; other += 1) {
    const word = words[other];
    if (word === undefined || /[.!?:;,]/u.test(piece.slice(start, word.start))) return;
    const sense = senseAt(other);
    const isAtEnd = !/^ (?!en |om |en$)/u.test(piece.slice(word.start + word.form.length));
    if (sense === undefined || (word.details.includes('init') && !isAtEnd)) continue;
    decide(decided, [place, other], sense);
    return;
  }
}
