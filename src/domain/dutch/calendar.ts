/** The days of the week, Monday first, as Dutch writes them: without a capital. */
export const WEEKDAYS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The months, without a capital. */
export const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** A day of the calendar. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The day of the week of a date (of the Gregorian calendar, from the year 100 on). Throws a RangeError for a day that doesn't exist. */
export function weekdayOf({ year, month, day }: CalendarDate): Weekday {
  const date = new Date(Date.UTC(year, month - 1, day));
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7];
  if (weekday === undefined || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new RangeError(`No such day: ${year}-${month}-${day}`);
  }
  return weekday;
}

/** The name of a month, 1 to 12. Throws a RangeError for any other number. */
export function monthName(month: number): (typeof MONTHS)[number] {
  const name = MONTHS[month - 1];
  if (name === undefined) throw new RangeError(`No such month: ${month}`);
  return name;
}
