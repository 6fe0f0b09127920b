/** Days and times as a language writes them (LNG-04), each format made once for a language. `language`: the `locale` of `useLingui`. */

/** `Thu 26 Nov` */
export const weekdayText = inFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** `26 Nov` */
export const shortDayText = inFormat({ day: 'numeric', month: 'short' });

/** `26 November` */
export const dayMonthText = inFormat({ day: 'numeric', month: 'long' });

/** `09:05` */
export const timeText = inFormat({ hour: '2-digit', minute: '2-digit' });

/** `18 December`, with the year unless it is this year; both are days as `2026-12-18`. */
export function dayText(day: string, today: string, language: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T12:00:00Z`));
}

function inFormat(options: Intl.DateTimeFormatOptions): (at: number, language: string) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (at, language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, format);
    return format.format(at);
  };
}
