import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

/** EXM-06 */
const WARNINGS_MS = [5 * MINUTE_MS, MINUTE_MS] as const;

/** Until the end, in ms; never below 0. */
export function timeLeft(endsAt: number, now: number): number {
  return Math.max(endsAt - now, 0);
}

/** As a clock shows it: `45:00`, `0:09`. A second that has begun counts as a whole one. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The warning that falls due between two looks at the clock, in ms left: 5 minutes or 1 minute (EXM-06); null where none
 * does. A tab that was asleep over both gets the later one only.
 */
export function dueWarning(leftBeforeMs: number, leftNowMs: number): number | null {
  if (leftNowMs === 0) return null;
  return WARNINGS_MS.findLast((warning) => leftBeforeMs > warning && leftNowMs <= warning) ?? null;
}
