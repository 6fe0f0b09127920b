import { hasClosing, hasGreeting } from './writing-score.ts';
import type { NoOwnDutch } from './own-dutch.ts';
import { comparableWordsOf, wordsOf } from '#lib/dutch-words.ts';

/** The requirements of a written answer (MOC-09). People judge its content; the rest can be counted. */
export type WantedPoint =
  | { readonly kind: 'told' | 'greeting' | 'closing' }
  | { readonly kind: 'sentences' | 'connecting-words'; readonly atLeast: number };

/** A text that was handed in, as far as its points depend on it. */
export interface JudgedText {
  /** The text that is checked for sentences, words and greetings: for a form the answers in sentences. */
  readonly text: string;
  /** Why nothing of it counts; null where it is somebody's own Dutch. */
  readonly notOwn: NoOwnDutch | null;
  /** The required points that the text covers, by index, according to its writer. Null: not checked yet. */
  readonly told: readonly number[] | null;
}

/** Content counts double, because examiners check the task first. */
const TOLD_POINTS = 2;

export function pointsFor({ kind }: WantedPoint): number {
  return kind === 'told' ? TOLD_POINTS : 1;
}

/** Which of the wanted points a text has; null where only its writer can tell, and has not yet. */
export function fulfilled(
  wanted: readonly WantedPoint[],
  { text, notOwn, told }: JudgedText,
): (boolean | null)[] {
  return wanted.map((point, place) => {
    if (notOwn !== null) return false;
    return point.kind === 'told' ? (told?.includes(place) ?? null) : has(point, text);
  });
}

/** The points that a text earned, and how many there are. */
export function writtenPoints(
  wanted: readonly WantedPoint[],
  judged: JudgedText,
): { readonly earned: number; readonly of: number } {
  const isFulfilled = fulfilled(wanted, judged);
  const sum = (points: readonly WantedPoint[]) =>
    points.reduce((total, point) => total + pointsFor(point), 0);
  return { earned: sum(wanted.filter((_, place) => isFulfilled[place] === true)), of: sum(wanted) };
}

/** From this share of its points on a text counts as right in the study log (WRI-03). */
const RIGHT_SHARE = 0.6;
/** The fewest words for one point: *Ik kom op maandag.* */
const WORDS_TO_TELL = 4;

/**
 * How a text goes into the study log: by the points that it has, so that a good short letter is right and rubbish is
 * wrong. Until its writer has ticked its content, it must be long enough to cover all points.
 */
export function gradeOfText(wanted: readonly WantedPoint[], judged: JudgedText): 'right' | 'wrong' {
  if (judged.notOwn !== null) return 'wrong';
  const isSeen = (point: WantedPoint) => judged.told !== null || point.kind !== 'told';
  const things = wanted.filter((point) => !isSeen(point)).length;
  if (wordsOf(judged.text).length < things * WORDS_TO_TELL) return 'wrong';
  const { earned } = writtenPoints(wanted, judged);
  const of = wanted.filter(isSeen).reduce((total, point) => total + pointsFor(point), 0);
  return earned >= of * RIGHT_SHARE ? 'right' : 'wrong';
}

const CONNECTING_WORDS = new Set(
  'en maar want dus of omdat als toen daarom daarna dan dat terwijl'.split(' '),
);
/** Less is a name, a date or a greeting. */
const MIN_WORDS_OF_SENTENCE = 3;

/** Whether a text has a point that can be counted (MOC-09). */
export function has(point: WantedPoint, text: string): boolean {
  switch (point.kind) {
    case 'greeting':
      return hasGreeting(text);
    case 'closing':
      return hasClosing(text);
    case 'sentences':
      return sentencesOf(text).length >= point.atLeast;
    case 'connecting-words':
      return comparableWordsOf(text).filter((word) => CONNECTING_WORDS.has(word)).length >= point.atLeast;
    case 'told':
      return false;
  }
}

/**
 * The sentences of a text: parts that end with a full stop, a question mark or an exclamation mark, and are not a
 * separate line.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?=\s)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/u.test(sentence) && wordsOf(sentence).length >= MIN_WORDS_OF_SENTENCE);
}
