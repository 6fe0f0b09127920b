import { dayLater } from '#lib/calendar-day.ts';

/** Days that were studied with hardly a break, up to today. */
export interface Streak {
  /** Days on which something was answered; days off are none of them. */
  readonly studied: number;
  /** Days off within it. */
  readonly off: number;
  /** Today is one of them; otherwise there is still time. */
  readonly isTodayDone: boolean;
}

/** In so many days in a row one may be missed (MEM-10): everybody has a day off. */
const DAYS_A_WEEK = 7;

/**
 * How long a person has kept going: back from today until two days were missed within seven. Today is no missed day before
 * it is over.
 * @param studied the days on which something was answered, as in `2026-11-22`
 */
export function streakOf(studied: { readonly has: (day: string) => boolean }, today: string): Streak {
  const isTodayDone = studied.has(today);
  let count = isTodayDone ? 1 : 0;
  let off = 0;
  /** Days off since the last day that was studied, which belong to the streak only if an earlier day does. */
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
