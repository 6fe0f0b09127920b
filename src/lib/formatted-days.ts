/** Days and times as a language writes them (LNG-04), each format made once for a language. `language`: the `locale` of `useLingui`. */

/** `Thu 26 Nov` */
export const weekdayText = inFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** `26 Nov` */
export const shortDayText = inFormat({ day: 'numeric', month: 'short' });

/** `26 November` */
export const dayMonthText = inFormat({ day: 'numeric', month: 'long' });

/** `March` */
export const monthText = inFormat({ month: 'long' });

/** `09:05` */
export const timeText = inFormat({ hour: '2-digit', minute: '2-digit' });

function inFormat(options: Intl.DateTimeFormatOptions): (at: number, language: string) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (at, language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, format);
    return format.format(at);
  };
}
