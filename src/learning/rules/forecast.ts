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
 * How many cards review asks on each of the coming days, by the very rules of a day: within the limits, new ones among them,
 * one card of a word (MEM-07). Today comes first, with what is still to do; of each later day, what comes when the days before
 * are done. A card counts once: when it comes after that depends on the answer.
 * @param dayStart when the person's day began, ms since 1970
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
    const { waiting } = reviewDay(left, limits, Math.max(now, startsAt), startsAt);
    const asked = new Set(waiting);
    left = left.filter((card) => !asked.has(card));
    return { startsAt, cards: asked.size };
  });
}
