import type { ReviewCard } from './item-cards.ts';
import { reviewDay } from './review-day.ts';
import type { ReviewLimits } from './review-limits.ts';
import { DAY_MS } from '#lib/duration.ts';

/** One of the coming days. */
export interface ForecastDay {
  readonly startsAt: number;
  readonly cards: number;
}

/**
 * The number of cards on each of the coming days, by the same rules as a day of review: within the limits, with new
 * cards, one card per word (MEM-07). Today comes first, with its remaining cards; each later day assumes that the days
 * before are done. A card counts once, because its next time depends on the answer.
 */
export function forecast(
  cards: readonly ReviewCard[],
  limits: ReviewLimits,
  now: number,
  dayStart: number,
  days: number,
): readonly ForecastDay[] {
  let left = cards;
  return Array.from({ length: days }, (_, day) => {
    const startsAt = dayStart + day * DAY_MS;
    // What the coming exam adds is known for today alone.
    const ofDay = day === 0 ? limits : { ...limits, lastDays: null };
    const { waiting } = reviewDay(left, ofDay, Math.max(now, startsAt), startsAt);
    const asked = new Set(waiting);
    left = left.filter((card) => !asked.has(card));
    return { startsAt, cards: asked.size };
  });
}

/**
 * How many answers header, home and review count at the start of tomorrow if today ends here: also what is left today
 * and the next cards of today's words, so that the number at the end of a session is the one that is met (PTH-03).
 */
export function toGoTomorrow(cards: readonly ReviewCard[], limits: ReviewLimits, dayStart: number): number {
  const startsAt = dayStart + DAY_MS;
  // What the coming exam adds is known for today alone.
  return reviewDay(cards, { ...limits, lastDays: null }, startsAt, startsAt).toGo;
}
