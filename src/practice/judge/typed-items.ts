import type { Lexicon } from '#practice/judge/lexicon.ts';
import { wordsOf } from '#practice/judge/tokens.ts';
import type { MistakeName, TypedItem } from '#practice/judge/typed-item.ts';

/** What is asked of a sentence with a gap: the form in it, or the whole from its English. */
export interface GapAsked {
  /** With `___` for the gap. */
  readonly sentence: string;
  readonly answer: string;
  readonly alsoRight?: readonly string[] | undefined;
  readonly alsoSaid?: readonly string[] | undefined;
  readonly english?: string | undefined;
}

/** A conjunction before a main clause is no word for one before a subordinate clause. */
const BEFORE_MAIN: ReadonlySet<string> = new Set(['want', 'dus', 'maar', 'en']);

/** Answers of one word can stand for each other in every sentence. */
function alternativesOf({ answer, alsoRight = [] }: GapAsked): readonly string[] {
  const words = [answer, ...alsoRight].filter((one) => wordsOf(one).length === 1).flatMap(wordsOf);
  return words.length < 2 || words.some((word) => BEFORE_MAIN.has(word)) ? [] : words;
}

const SMALL_WORDS =
  /^(?:om|te|die|dat|wat|waar|er|daar|geen|niet|kon|konden|moest|moesten|mocht|mochten|wilde|wilden|hoefde|hoefden|zou|zouden)$/;

/** What is practised in a gap of several words is what joins them: in `om elke dag te wandelen` it is *om* and *te*. */
function practisedIn(answer: string): readonly string[] {
  const words = wordsOf(answer);
  const small = words.filter((word) => SMALL_WORDS.test(word));
  return words.length === 1 || small.length === 0 ? words : small;
}

/** The sentence with a form in its gap; one of two words may have two: `Vroeger ___ ik hier ___`. */
export function filled(frame: string, answer: string): string {
  const gaps = frame.split('___').length - 1;
  const words = answer.split(' ');
  if (gaps < 2 || words.length !== gaps) return frame.replace('___', answer);
  return words.reduce((text, word) => text.replace('___', word), frame);
}

/** A form in its gap. Who types the whole sentence is judged by that. */
export function gapItem(row: GapAsked, lexicon: Lexicon, about?: MistakeName): TypedItem {
  const { sentence, answer, alsoRight = [], alsoSaid = [], english } = row;
  return {
    kind: 'form',
    answers: [answer, ...alsoRight],
    frame: sentence,
    alsoSaid,
    practised: [...new Set([...practisedIn(answer), ...alternativesOf(row)])],
    alternatives: alternativesOf(row),
    lexicon,
    ...(english !== undefined && { english }),
    ...(about !== undefined && { about }),
  };
}

/** The whole sentence from its English. */
export function englishItem(row: GapAsked, lexicon: Lexicon): TypedItem {
  const { sentence, answer, alsoRight = [], alsoSaid = [], english } = row;
  const fill = (word: string): string => filled(sentence, word);
  return {
    kind: 'sentence',
    answers: [fill(answer), ...alsoRight.map(fill), ...alsoSaid],
    practised: [...new Set([...practisedIn(answer), ...alternativesOf(row)])],
    alternatives: alternativesOf(row),
    lexicon,
    ...(english !== undefined && { english }),
  };
}

export interface ClauseAsked {
  /** Stands there before one types. */
  readonly start: string;
  /** All that are right, the usual one first. */
  readonly sentences: readonly [string, ...string[]];
  readonly english: string;
}

/** Words to put in order, typed as a sentence. */
export function clauseItem({ start, sentences, english }: ClauseAsked, lexicon: Lexicon): TypedItem {
  return { kind: 'sentence', answers: sentences, start, english, practised: [], lexicon };
}

/** A sentence to put right, or to say otherwise. */
export function sentenceItem(
  answers: readonly [string, ...string[]],
  practised: readonly string[],
  lexicon: Lexicon,
): TypedItem {
  return { kind: 'sentence', answers, practised, lexicon };
}

/** What is heard is typed as it was said. */
export function heardItem(dutch: string, lexicon: Lexicon): TypedItem {
  return { kind: 'form', answers: [dutch], practised: wordsOf(dutch), lexicon };
}

/** A word with its article, from its English; others with the same meaning are as right. */
export function wordItem(dutch: string, alsoRight: readonly string[], lexicon: Lexicon): TypedItem {
  return { kind: 'form', answers: [dutch, ...alsoRight], practised: wordsOf(dutch), lexicon };
}
