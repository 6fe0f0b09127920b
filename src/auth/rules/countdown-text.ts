import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

const EXPIRED = 'Session expired';

/** The time left as AUTH-23 shows it: whole minutes, under a minute seconds, then that it is over. */
export function countdownText(remainingMs: number): string {
  if (remainingMs >= MINUTE_MS) return count(Math.floor(remainingMs / MINUTE_MS), 'minute');
  if (remainingMs > 0) return count(Math.ceil(remainingMs / SECOND_MS), 'second');
  return EXPIRED;
}

/** The same for a screen reader, which should not hear each second. */
export function announcedCountdown(remainingMs: number): string {
  if (remainingMs >= MINUTE_MS) return `${countdownText(remainingMs)} left`;
  return remainingMs > 0 ? 'Less than a minute left' : EXPIRED;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
