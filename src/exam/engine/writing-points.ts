import { hasClosing, hasGreeting } from '#lib/letter-lines.ts';
import { LANGUAGE_CRITERIA, type LanguageRating } from './language-rating.ts';
import type { NoOwnDutch } from './own-dutch.ts';
import { comparable, comparableWordsOf, wordsOf } from '#lib/dutch-words.ts';

/** The requirements of a written answer (MOC-09). People judge its content; the rest can be counted. */
export type WantedPoint =
  /** `shown`: a line of the task that other points count. */
  | { readonly kind: 'told' | 'shown' | 'greeting' | 'closing' }
  | { readonly kind: 'sentences' | 'connecting-words'; readonly atLeast: number };

/** The task weighs most: a text that does not do it gets nothing at all. */
export const TASK_POINTS = 3;
export const POINTS_OF_TEXT = 10;

/** A text that was handed in, as far as its points depend on it. */
export interface JudgedText {
  /** The text that is checked for sentences, words and greetings: for a form the answers in sentences. */
  readonly text: string;
  /** Why nothing of it counts; null where it is somebody's own Dutch. */
  readonly notOwn: NoOwnDutch | null;
  /** The required points that the text covers, by index, according to its writer. Null: not checked yet. */
  readonly told: readonly number[] | null;
  /** What its language is given. */
  readonly rating: LanguageRating;
}

/** Which of the wanted points a text has; null where only its writer can tell, and has not yet. */
export function fulfilled(
  wanted: readonly WantedPoint[],
  { text, notOwn, told }: Pick<JudgedText, 'text' | 'notOwn' | 'told'>,
): (boolean | null)[] {
  return wanted.map((point, place) => {
    if (notOwn !== null) return false;
    return point.kind === 'told' ? (told?.includes(place) ?? null) : has(point, text);
  });
}

/** Below this share of what was asked a text does not do the task. */
const LEAST_SHARE = 0.5;

/**
 * The points of the task: 3 with all that was asked; 2 where a greeting, a closing or a sentence is missing, or where the
 * language makes it hard to read; 1 where it is incomplete; 0 where it does not do the task.
 */
export function taskPoints(wanted: readonly WantedPoint[], judged: JudgedText): number {
  const isFulfilled = fulfilled(wanted, judged);
  const ofKinds = (...kinds: WantedPoint['kind'][]) =>
    wanted.flatMap(({ kind }, place) => (kinds.includes(kind) ? isFulfilled[place] === true : []));
  const [told, form] = [ofKinds('told'), ofKinds('greeting', 'closing', 'sentences')];
  const share = told.filter(Boolean).length / Math.max(told.length, 1);
  if (judged.notOwn !== null || share < LEAST_SHARE) return 0;
  if (share < 1) return 1;
  const { grammar, spelling } = judged.rating;
  return form.every(Boolean) && grammar > 0 && spelling > 0 ? TASK_POINTS : TASK_POINTS - 1;
}

/** The points of a text in the examiners' weights (JDG-07), and how many there are. */
export function writtenPoints(
  wanted: readonly WantedPoint[],
  judged: JudgedText,
): { readonly earned: number; readonly of: number } {
  const task = taskPoints(wanted, judged);
  const language = LANGUAGE_CRITERIA.reduce((sum, criterion) => sum + judged.rating[criterion], 0);
  return { earned: task === 0 ? 0 : task + language, of: POINTS_OF_TEXT };
}

/** From this share of its points on a text counts as right in the study log (JDG-07). */
const RIGHT_SHARE = 0.75;

/** How a text goes into the study log, once its writer has ticked what it tells: right only with all that was asked. */
export function gradeOfText(wanted: readonly WantedPoint[], judged: JudgedText): 'right' | 'wrong' {
  const hasAll = wanted.every(({ kind }, place) => kind !== 'told' || judged.told?.includes(place) === true);
  const { earned, of } = writtenPoints(wanted, judged);
  return judged.notOwn === null && hasAll && earned >= of * RIGHT_SHARE ? 'right' : 'wrong';
}

export const UNRATED: LanguageRating = { grammar: 0, spelling: 0, coherence: 0, words: 0 };

/** What rules found in a text, as far as its language is concerned. */
export interface LanguageFindings {
  /** Places where a verb, a form or an article should be looked at. */
  readonly grammar: number;
  /** Words that no dictionary knows, and missing capitals and full stops. */
  readonly spelling: number;
}

/** Up to this share of places a sentence, hardly any mistakes were made; one is always allowed. */
const FEW = 0.2;
/** Up to this share, quite some. */
const SOME = 0.4;
/** Words besides those of the task and the small ones: fewer are standard patterns. */
const VARIED_WORDS = 14;
const SOME_WORDS = 5;

/**
 * What the language of a text earns as far as rules can see it: a proposal that its writer may change. Nothing found is
 * not proof of anything, but it is no reason to take points away either.
 */
export function seenRating(
  wanted: readonly WantedPoint[],
  text: string,
  { findings, taskWords }: { readonly findings: LanguageFindings; readonly taskWords: ReadonlySet<string> },
): LanguageRating {
  if (wordsOf(text).length === 0) return UNRATED;
  const sentences = Math.max(countSentences(text), 1);
  const byShare = (places: number) =>
    places <= Math.max(1, sentences * FEW) ? 2 : places <= Math.max(2, sentences * SOME) ? 1 : 0;
  const connecting = wanted.find((point) => point.kind === 'connecting-words') ?? {
    kind: 'connecting-words' as const,
    atLeast: 1,
  };
  const own = new Set(comparableWordsOf(text).filter((word) => word.length > 2 && !taskWords.has(word)));
  return {
    grammar: byShare(findings.grammar),
    spelling: byShare(findings.spelling),
    coherence: has(connecting, text) ? 1 : 0,
    words: own.size >= VARIED_WORDS ? 2 : own.size >= SOME_WORDS ? 1 : 0,
  };
}

const CONNECTING_WORDS = new Set(
  'en maar want dus of omdat als toen daarom daarna dan dat terwijl zodat'.split(' '),
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
      return (
        comparableWordsOf(text).filter((word) => CONNECTING_WORDS.has(comparable(word))).length >=
        point.atLeast
      );
    case 'told':
    case 'shown':
      return false;
  }
}

function countSentences(text: string): number {
  return text.split(/[.!?\n]+/u).filter((part) => wordsOf(part).length >= MIN_WORDS_OF_SENTENCE).length;
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
