import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPIRY_WARNING_MS, expiryPhase, sessionExpiryTime } from './session-expiry.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const HOUR = 3_600_000;

describe('session expiry', () => {
  it('AUTH-17: lasts the configured hours in a tab and 7 days in an installed app', () => {
    expect(sessionExpiryTime(NOW, { sessionHours: 24, isInstalledApp: false }) - NOW).toBe(24 * HOUR);
    expect(sessionExpiryTime(NOW, { sessionHours: 0.5, isInstalledApp: false }) - NOW).toBe(HOUR / 2);
    expect(sessionExpiryTime(NOW, { sessionHours: 24, isInstalledApp: true }) - NOW).toBe(7 * 24 * HOUR);
  });

  it('AUTH-17 AUTH-22: is over at the very moment of expiry, a millisecond before it is not', () => {
    expect(expiryPhase(NOW, NOW)).toBe('expired');
    expect(expiryPhase(NOW, NOW - 1)).toBe('expiring-soon');
    expect(expiryPhase(NOW, NOW + 1)).toBe('expired');
  });

  it('AUTH-22: warns within five minutes, the fifth minute included', () => {
    expect(EXPIRY_WARNING_MS).toBe(300_000);
    expect(expiryPhase(NOW + 300_000, NOW)).toBe('expiring-soon');
    expect(expiryPhase(NOW + 300_001, NOW)).toBe('running');
  });

  it('AUTH-22: stays expired when asked later, and a clock set back only delays it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (expiry, now, later) => {
        if (expiryPhase(expiry, now) === 'expired') expect(expiryPhase(expiry, now + later)).toBe('expired');
        if (expiryPhase(expiry, now) === 'running') expect(expiryPhase(expiry, now - later)).toBe('running');
      }),
    );
  });

  it('AUTH-17: an expiry that is not a valid time counts as expired', () => {
    expect(expiryPhase(Number.NaN, NOW)).toBe('expired');
  });
});
