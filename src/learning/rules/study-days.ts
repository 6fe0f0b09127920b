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

/** The minutes of a day, the same wherever they stand (MEM-10): anything studied counts as at least one. */
export function studyMinutes(durationMs: number): number {
  return durationMs === 0 ? 0 : Math.max(1, Math.round(durationMs / MINUTE_MS));
}

/** Limits idle time: a question takes at most three minutes, a text to write an hour. */
const LONGEST_COUNTED_MS = 3 * MINUTE_MS;
const LONGEST_WRITING_MS = HOUR_MS;
/** In every time zone midnight falls on a quarter of an hour of UTC. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * The sums of each day.
 * @param dayOf the local day of an instant (ms since 1970), such as `2026-11-22`; called once for each quarter of an
 * hour with answers
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
