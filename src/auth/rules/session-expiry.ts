import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/duration.ts';

/** AUTH-17 */
const INSTALLED_APP_SESSION_MS = 7 * DAY_MS;
/** AUTH-22: the person is asked this long before the end. */
export const EXPIRY_WARNING_MS = 5 * MINUTE_MS;

export type ExpiryPhase = 'running' | 'expiring-soon' | 'expired';

/** When a session that begins or is extended at `now` ends, in ms since 1970 (AUTH-17, AUTH-24). */
export function sessionExpiryTime(
  now: number,
  { sessionHours, isInstalledApp }: { sessionHours: number; isInstalledApp: boolean },
): number {
  return now + (isInstalledApp ? INSTALLED_APP_SESSION_MS : sessionHours * HOUR_MS);
}

/**
 * How far a session is, judged by the two times alone (AUTH-22): however often or late this is asked, after sleep or
 * with a changed clock, the answer is right. At the very moment of expiry it is over (AUTH-17).
 */
export function expiryPhase(expiryTime: number, now: number): ExpiryPhase {
  // Asked this way round a time that is no number counts as over.
  if (!(expiryTime > now)) return 'expired';
  return expiryTime - now <= EXPIRY_WARNING_MS ? 'expiring-soon' : 'running';
}
