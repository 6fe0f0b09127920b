import { kindOf } from './item-id.ts';
import { itemsOf, type Projection } from './projection.ts';
import { countedAnswers, isRightGrade } from './study-past.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/duration.ts';

export interface StudyDay {
  readonly answers: number;
  readonly right: number;
  /** Time spent on them. */
  readonly durationMs: number;
}

/** A phone that was left lying doesn't study: a question takes three minutes at the most, a text to write an hour. */
const LONGEST_COUNTED_MS = 3 * MINUTE_MS;
const LONGEST_WRITING_MS = HOUR_MS;
/** Midnight is on a quarter of an hour everywhere, in UTC and in every zone's own time. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * What was done on each day.
 * @param dayOf the day of an instant (ms since 1970) where the person is, as in `2026-11-22`; asked once for each
 *   quarter of an hour in which something was answered
 * @param from only answers since then, ms since 1970
 */
export function studyDays(
  projection: Projection,
  dayOf: (instant: number) => string,
  from = 0,
): ReadonlyMap<string, StudyDay> {
  const quarters = new Map<number, StudyDay>();
  for (const [itemId, past] of itemsOf(projection)) {
    const longest = kindOf(itemId) === 'text' ? LONGEST_WRITING_MS : LONGEST_COUNTED_MS;
    if ((past.answers.at(-1)?.at ?? 0) < from) continue;
    for (const { at, grade, durationMs } of countedAnswers(past)) {
      if (at < from) continue;
      const right = isRightGrade(grade) ? 1 : 0;
      const spent = Math.min(durationMs, longest);
      addTo(quarters, Math.floor(at / QUARTER_MS), { answers: 1, right, durationMs: spent });
    }
  }
  const days = new Map<string, StudyDay>();
  for (const [quarter, sum] of quarters) addTo(days, dayOf(quarter * QUARTER_MS), sum);
  return days;
}

function addTo<Key>(sums: Map<Key, StudyDay>, key: Key, more: StudyDay): void {
  const sum = sums.get(key);
  if (sum === undefined) sums.set(key, more);
  else {
    const { answers, right, durationMs } = more;
    sums.set(key, {
      answers: sum.answers + answers,
      right: sum.right + right,
      durationMs: sum.durationMs + durationMs,
    });
  }
}
