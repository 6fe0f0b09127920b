/** `18 December`, with the year unless it is this year. */
export function dayText(day: string, today: string, language: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T12:00:00Z`));
}
