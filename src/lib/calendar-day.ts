import { DAY_MS } from './duration.ts';

/** The day of an instant (ms since 1970) in the device's time zone: `2026-11-22`. */
export function localDay(instant: number): string {
  const date = new Date(instant);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The day that many days later, or earlier for a negative number, regardless of clock changes. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two: 0 for the same day, negative if the second is earlier. */
export function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}
