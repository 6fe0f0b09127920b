import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

/** EXM-06, in ms left. */
export const GAME_WARNINGS_MS: readonly number[] = [5 * MINUTE_MS, MINUTE_MS];
/** MOC-04, in ms left. */
export const EXAM_WARNINGS_MS: readonly number[] = [10 * MINUTE_MS, ...GAME_WARNINGS_MS];

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
 * The warning that falls due between two looks at the clock, in ms left; null where none does. A tab that was asleep over
 * two gets the later one only.
 */
export function dueWarning(
  leftBeforeMs: number,
  leftNowMs: number,
  warningsMs: readonly number[],
): number | null {
  if (leftNowMs === 0) return null;
  return warningsMs.findLast((warning) => leftBeforeMs > warning && leftNowMs <= warning) ?? null;
}
