import { itemsOf, type Projection } from '#domain/memory/projection.ts';
import { historyOf, isRightGrade } from '#domain/memory/study-past.ts';
import { DAY_MS } from '#lib/duration.ts';
import { shareRange, type ShareRange } from '#lib/share-range.ts';

/** What must be known of a part of the exam to say how ready a person is. */
export interface ReadinessPart {
  readonly isOfPart: (itemId: string) => boolean;
  /** Before so many answers nothing is said. */
  readonly answersNeeded: number;
  /** As many as one exam has: who met so many different ones has met a bit of everything. */
  readonly examQuestions: number;
  /** Which share of questions one gets right by guessing, from 0 to 1. */
  readonly guessed: number;
}

/** How ready a person is for a part of the exam (MEM-11): a range, or nothing at all. */
export type Readiness =
  | { readonly kind: 'too-few'; readonly answers: number; readonly missing: number }
  | {
      readonly kind: 'range';
      /** Which share of such questions would go right. */
      readonly range: ShareRange;
      readonly answers: number;
      /** Different ones. */
      readonly seen: number;
      /** ms since 1970 */
      readonly lastAt: number;
    };

/** What was answered within so many days counts in full. */
export const FULL_DAYS = 14;
/** After that, an answer counts half as much every so many days. */
export const HALVED_AFTER_DAYS = 30;
/** A question that was answered before: one may remember the answer and not know why. */
export const REPEATED_WEIGHT = 0.5;

/**
 * How ready a person is (MEM-11). Each question counts once, by its newest answer: less when that is long ago, and half when
 * the question was not new. Of that comes a range (`shareRange`), which is wider downwards for who met fewer different questions
 * than one exam has: the others may be no better than guessed.
 * @param now ms since 1970
 */
export function readinessOf(projection: Projection, part: ReadinessPart, now: number): Readiness {
  let [answers, seen, tries, right, lastAt] = [0, 0, 0, 0, 0];
  for (const [itemId] of itemsOf(projection)) {
    if (!part.isOfPart(itemId)) continue;
    const history = historyOf(projection, itemId);
    const newest = history.at(-1);
    if (newest === undefined) continue;
    const weight = recency(now - newest.at) * (history.length > 1 ? REPEATED_WEIGHT : 1);
    answers += history.length;
    seen += 1;
    tries += weight;
    if (isRightGrade(newest.grade)) right += weight;
    lastAt = Math.max(lastAt, newest.at);
  }
  if (answers < part.answersNeeded)
    return { kind: 'too-few', answers, missing: part.answersNeeded - answers };
  const { low, high } = shareRange(right, tries);
  const coverage = Math.min(1, seen / part.examQuestions);
  const unseenLow = Math.min(low, part.guessed);
  return {
    kind: 'range',
    range: { low: coverage * low + (1 - coverage) * unseenLow, high },
    answers,
    seen,
    lastAt,
  };
}

/** 1 for what is recent or, by a clock that was set back, yet to come. */
function recency(ageMs: number): number {
  const days = ageMs / DAY_MS - FULL_DAYS;
  return days <= 0 ? 1 : 0.5 ** (days / HALVED_AFTER_DAYS);
}
