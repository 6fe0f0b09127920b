import { countWord, ordinalWords, yearWords } from './number-words.ts';

/** The days of the week, Monday first, in lower case. */
export const WEEKDAYS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;
type Weekday = (typeof WEEKDAYS)[number];

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

interface DateParts {
  /** Whether the day of the week comes first; true by default. */
  readonly weekday?: boolean;
  /** Whether the year comes last; false by default. */
  readonly year?: boolean;
}

/** A date as it is written: `vrijdag 20 november`. Throws a RangeError for a day that doesn't exist. */
export function dateText(date: CalendarDate, parts: DateParts = {}): string {
  return assemble(date, parts, { day: String(date.day), year: String(date.year) });
}

/**
 * A date as it is read aloud. Both forms are correct: the cardinal (`vrijdag twintig november`), which is usual, and the
 * ordinal (`vrijdag de twintigste november`), with the article. Throws a RangeError for a day that doesn't exist or a
 * year without words.
 */
export function dateWords(
  date: CalendarDate,
  by: 'cardinal' | 'ordinal' = 'cardinal',
  parts: DateParts = {},
): string {
  const day = by === 'cardinal' ? countWord(date.day) : `de ${ordinalWords(date.day)}`;
  return assemble(date, parts, { day, year: parts.year === true ? yearWords(date.year) : '' });
}

function assemble(
  date: CalendarDate,
  parts: DateParts,
  { day, year }: Readonly<{ day: string; year: string }>,
): string {
  const weekday = weekdayOf(date);
  return [
    ...(parts.weekday === false ? [] : [weekday]),
    day,
    monthName(date.month),
    ...(parts.year === true ? [year] : []),
  ].join(' ');
}

/**
 * A weekday with a part of the day, as Dutch writes it: `Op maandagochtend` (MSC-05). `dayPart` is the Dutch of the part
 * with its article and perhaps a second word after a slash, of which the first is used: `De ochtend / De morgen`.
 */
export function dayAndPart(weekday: string, dayPart: string): string {
  const [first = ''] = dayPart.split('/');
  const part = first.trim().toLowerCase().replace(/^de /, '');
  return `Op ${weekday.toLowerCase()}${part}`;
}
