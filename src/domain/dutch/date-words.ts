import { monthName, weekdayOf, type CalendarDate } from '#domain/dutch/calendar.ts';
import { countWord } from '#domain/dutch/number-words.ts';
import { ordinalWords } from '#domain/dutch/ordinal.ts';
import { yearWords } from '#domain/dutch/year-words.ts';

interface DateParts {
  /** With the day of the week in front; yes unless told otherwise. */
  readonly weekday?: boolean;
  /** With the year behind; no unless told otherwise. */
  readonly year?: boolean;
}

/** A date as it is written: `vrijdag 20 november`. Throws a RangeError for a day that doesn't exist. */
export function dateText(date: CalendarDate, parts: DateParts = {}): string {
  return assemble(date, parts, { day: String(date.day), year: String(date.year) });
}

/**
 * A date as it is read aloud. Both ways are right: by the number (`vrijdag twintig november`), which is usual, and by
 * the rank (`vrijdag de twintigste november`), with the article. Throws a RangeError for a day that doesn't exist or a
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
