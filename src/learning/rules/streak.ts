import { dayLater } from '#lib/calendar-day.ts';

/** Days with study up to today, with few breaks. */
export interface Streak {
  /** The number of days with answers. */
  readonly studied: number;
  /** The number of days off within it. */
  readonly off: number;
  /** Whether today has answers; otherwise there is still time. */
  readonly isTodayDone: boolean;
}

/** One day may be missed in this many days (MEM-10). */
const DAYS_A_WEEK = 7;

/**
 * Counts back from today until two days were missed within seven. Today is not missed before it is over.
 * @param studied the days with answers, such as `2026-11-22`
 */
export function streakOf(studied: { readonly has: (day: string) => boolean }, today: string): Streak {
  const isTodayDone = studied.has(today);
  let count = isTodayDone ? 1 : 0;
  let off = 0;
  /** Days off since the last day with study, which count only if an earlier day belongs to the streak. */
  let open = 0;
  let lastOff = -DAYS_A_WEEK;
  for (let back = 1; ; back += 1) {
    if (studied.has(dayLater(today, -back))) {
      count += 1;
      off += open;
      open = 0;
    } else if (back - lastOff < DAYS_A_WEEK) {
      return { studied: count, off, isTodayDone };
    } else {
      lastOff = back;
      open += 1;
    }
  }
}
