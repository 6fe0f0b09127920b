import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import { historyOf, isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';
import { shareRange, type ShareRange } from '#lib/share-range.ts';

/** What must be known of a part of the exam to say how ready a person is. */
export interface ReadinessPart {
  readonly isOfPart: (itemId: string) => boolean;
  /** How many different questions the app has of it. */
  readonly inBank: number;
  /** Before so many different ones nothing is said. */
  readonly questionsNeeded: number;
  /** As many as one exam has: who met so many different ones has met a bit of everything. */
  readonly examQuestions: number;
  /** Which share of questions one gets right by guessing, from 0 to 1. */
  readonly guessed: number;
}

/** How ready a person is for a part of the exam (MEM-11): a range, or nothing at all. */
export type Readiness =
  | {
      readonly kind: 'too-few';
      /** Different ones. */
      readonly seen: number;
      readonly missing: number;
    }
  | {
      readonly kind: 'range';
      /** Which share of such questions would go right. */
      readonly range: ShareRange;
      /** All of them, also those that count nothing. */
      readonly answers: number;
      /** Different ones, of how many. */
      readonly seen: number;
      readonly inBank: number;
      /** ms since 1970 */
      readonly lastAt: number;
    };

/** What was answered within so many days counts in full. */
export const FULL_DAYS = 14;
/** After that, an answer counts half as much every so many days. */
export const HALVED_AFTER_DAYS = 30;
/** A question that was answered before: one may remember the answer and not know why. */
export const REPEATED_WEIGHT = 0.5;
/** A first answer, for the questions that were not met: those may be of other subjects. */
export const UNSEEN_WEIGHT = 0.5;

/**
 * How ready a person is (MEM-11). A question that was met counts by the newest answer that tells something (`tellingAnswer`):
 * less when that is long ago, and half when it is a repeat. The questions that were not met go as the first answers went. The range
 * is of both, by the share of the bank that was met; it is wider downwards for who met fewer than one exam has: the others may
 * be no better than guessed.
 * @param now ms since 1970
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
 * The newest answer that tells what one knows: the first one ever, or one that was given a day or more after the answer before it.
 * What is repeated sooner, as review does until it is right, tells only that one has just read the answer.
 */
function tellingAnswer(history: readonly PastAnswer[]): PastAnswer | undefined {
  return history.findLast(({ at }, place) => at - (history[place - 1]?.at ?? -Infinity) >= DAY_MS);
}

function add(sum: { tries: number; right: number }, { grade }: PastAnswer, weight: number): void {
  sum.tries += weight;
  if (isRightGrade(grade)) sum.right += weight;
}

/** 1 for what is recent or, by a clock that was set back, yet to come. */
function recency(ageMs: number): number {
  const days = ageMs / DAY_MS - FULL_DAYS;
  return days <= 0 ? 1 : 0.5 ** (days / HALVED_AFTER_DAYS);
}
