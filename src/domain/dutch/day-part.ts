/**
 * A weekday with a part of the day, as Dutch writes it: `Op maandagochtend` (MSC-05). `dayPart` is the Dutch of the part
 * with its article and perhaps a second word behind a slash, of which the first counts: `De ochtend / De morgen`.
 */
export function dayAndPart(weekday: string, dayPart: string): string {
  const [first = ''] = dayPart.split('/');
  const part = first.trim().toLowerCase().replace(/^de /, '');
  return `Op ${weekday.toLowerCase()}${part}`;
}
