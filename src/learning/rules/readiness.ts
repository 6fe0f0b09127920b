import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import { historyOf, isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';
import { shareRange, type ShareRange } from '#lib/share-range.ts';

/** The facts about an exam part that its readiness depends on. */
export interface ReadinessPart {
  readonly isOfPart: (itemId: string) => boolean;
  /** The number of different questions in the app. */
  readonly inBank: number;
  /** The number of different questions before a result is given. */
  readonly questionsNeeded: number;
  /** The number of questions in one exam: a person who has seen this many has seen a bit of everything. */
  readonly examQuestions: number;
  /** The share of correct answers by guessing, from 0 to 1. */
  readonly guessed: number;
}

/** How ready a person is for a part of the exam (MEM-11): a range, or too little data. */
export type Readiness =
  | {
      readonly kind: 'too-few';
      /** The number of different questions. */
      readonly seen: number;
      readonly missing: number;
    }
  | {
      readonly kind: 'range';
      /** The expected share of correct answers. */
      readonly range: ShareRange;
      /** All answers, including those that do not count. */
      readonly answers: number;
      /** The number of different questions seen. */
      readonly seen: number;
      readonly inBank: number;
      /** ms since 1970 */
      readonly lastAt: number;
    };

/** Answers from the last days count in full. */
export const FULL_DAYS = 14;
/** After that, the weight of an answer is halved in this number of days. */
export const HALVED_AFTER_DAYS = 30;
/** The weight of a repeated question: the person may remember the answer without knowing why. */
export const REPEATED_WEIGHT = 0.5;
/** The weight of a first answer for unseen questions, which may be about other subjects. */
export const UNSEEN_WEIGHT = 0.5;

/**
 * How ready a person is (MEM-11). A question that was seen counts by its newest informative answer (`tellingAnswer`),
 * less if that is old, and half if it is a repetition. Unseen questions are estimated from the first answers. The range
 * combines both by the share of the bank that was seen. It is wider downwards for a person who has seen fewer questions
 * than one exam has, because the others may be mere guesses.
 */
export function readinessOf(projection: Projection, part: ReadinessPart, now: number): Readiness {
  let [answers, seen, lastAt] = [0, 0, 0];
  const met = { tries: 0, right: 0 };
  const first = { tries: 0, right: 0 };
  for (const [itemId] of itemsOf(projection)) {
    if (!part.isOfPart(itemId)) continue;
    const history = historyOf(projection, itemId);
    const [began, telling] = [history[0], tellingAnswer(history)];
    if (began === undefined || telling === undefined) continue;
    const isRepeat = telling !== began;
    add(met, telling, recency(now - telling.at) * (isRepeat ? REPEATED_WEIGHT : 1));
    add(first, began, recency(now - began.at) * UNSEEN_WEIGHT);
    answers += history.length;
    seen += 1;
    lastAt = Math.max(lastAt, telling.at);
  }
  const needed = questionsNeededOf(part);
  if (seen < needed || seen === 0) return { kind: 'too-few', seen, missing: Math.max(1, needed - seen) };
  const inBank = Math.max(seen, part.inBank);
  const [ofMet, ofOthers] = [shareRange(met.right, met.tries), shareRange(first.right, first.tries)];
  const mixed = (end: keyof ShareRange) => (ofMet[end] * seen + ofOthers[end] * (inBank - seen)) / inBank;
  const coverage = Math.min(1, seen / part.examQuestions);
  const low = mixed('low');
  const range = {
    low: coverage * low + (1 - coverage) * Math.min(low, part.guessed),
    high: mixed('high'),
  };
  return { kind: 'range', range, answers, seen, inBank, lastAt };
}

/** Never more than there are. */
export function questionsNeededOf({
  questionsNeeded,
  inBank,
}: Pick<ReadinessPart, 'questionsNeeded' | 'inBank'>): number {
  return inBank > 0 ? Math.min(questionsNeeded, inBank) : questionsNeeded;
}

/**
 * The newest answer that shows knowledge: the first one ever, or one given a day or more after the previous one. An
 * earlier repetition, as in review, only shows that the person has just read the answer.
 */
function tellingAnswer(history: readonly PastAnswer[]): PastAnswer | undefined {
  return history.findLast(({ at }, place) => at - (history[place - 1]?.at ?? -Infinity) >= DAY_MS);
}

function add(sum: { tries: number; right: number }, { grade }: PastAnswer, weight: number): void {
  sum.tries += weight;
  if (isRightGrade(grade)) sum.right += weight;
}

/** 1 for a recent answer, or one in the future after the clock was set back. */
function recency(ageMs: number): number {
  const days = ageMs / DAY_MS - FULL_DAYS;
  return days <= 0 ? 1 : 0.5 ** (days / HALVED_AFTER_DAYS);
}
