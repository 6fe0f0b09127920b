import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import { historyOf } from './study-past.ts';
import { DAY_MS, SECOND_MS } from '#lib/duration.ts';

/** Fewer cards say nothing about a person's pace. */
const ENOUGH_CARDS = 10;
const USUAL_SECONDS = 12;
/** A longer answer was a break. */
const LONGEST_SECONDS = 60;

/**
 * How many seconds a card of review takes the person, with all its answers of a day.
 * @param dayStart when the person's day began, ms since 1970
 * @param until answers from then on don't count
 */
export function reviewPace(projection: Projection, dayStart: number, until = Infinity): number {
  let [cards, seconds] = [0, 0];
  for (const [itemId] of itemsOf(projection)) {
    const reviewed = historyOf(projection, itemId).filter(
      ({ activity, at }) => activity === 'review' && at < until,
    );
    cards += new Set(reviewed.map(({ at }) => Math.floor((at - dayStart) / DAY_MS))).size;
    seconds += secondsOf(reviewed);
  }
  return cards < ENOUGH_CARDS ? USUAL_SECONDS : Math.max(1, seconds / cards);
}

function secondsOf(answers: readonly PastAnswer[]): number {
  return answers.reduce((sum, { durationMs }) => sum + Math.min(LONGEST_SECONDS, durationMs / SECOND_MS), 0);
}
