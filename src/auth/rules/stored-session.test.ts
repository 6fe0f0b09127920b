import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthConfig } from './credentials.ts';
import { isStoredSessionValid, parseStoredSession, type StoredSession } from './stored-session.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const config: AuthConfig = { username: 'learner', passwordHash: 'ab'.repeat(32), sessionHours: 24 };
const stored: StoredSession = {
  username: 'learner',
  hashedCredentials: 'ab'.repeat(32),
  loginTime: new Date(NOW).toISOString(),
  expiryTime: new Date(NOW + 1000).toISOString(),
  rememberMe: true,
};

describe('stored session', () => {
  it('AUTH-18: reads what was written', () => {
    expect(parseStoredSession(JSON.stringify(stored))).toEqual(stored);
  });

  it.each(Object.keys(stored))(
    'AUTH-18 AUTH-20: is unreadable without %s or with it being something else',
    (key) => {
      expect(parseStoredSession(JSON.stringify({ ...stored, [key]: undefined }))).toBeNull();
      expect(parseStoredSession(JSON.stringify({ ...stored, [key]: { $gt: '' } }))).toBeNull();
    },
  );

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"text"',
    '9',
    '['.repeat(100_000),
    '{"__proto__":{"username":"learner"}}',
  ])('AUTH-20 QUA-18: hostile text %# is unreadable and nothing throws', (text) => {
    expect(parseStoredSession(text)).toBeNull();
  });

  it('AUTH-20 QUA-18: no JSON makes it throw or is accepted by accident', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const session = parseStoredSession(text);
        expect(session !== null && isStoredSessionValid(session, config, NOW)).toBe(false);
      }),
    );
  });

  it('AUTH-17: is valid until its expiry, not at it', () => {
    expect(isStoredSessionValid(stored, config, NOW)).toBe(true);
    expect(isStoredSessionValid(stored, config, NOW + 999)).toBe(true);
    expect(isStoredSessionValid(stored, config, NOW + 1000)).toBe(false);
  });

  it('AUTH-18: is invalid once the configured name or password has changed', () => {
    expect(isStoredSessionValid(stored, { ...config, username: 'other' }, NOW)).toBe(false);
    expect(isStoredSessionValid(stored, { ...config, passwordHash: 'cd'.repeat(32) }, NOW)).toBe(false);
    expect(isStoredSessionValid(stored, { ...config, passwordHash: 'AB'.repeat(32) }, NOW)).toBe(true);
  });
});
