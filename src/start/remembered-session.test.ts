import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { err, ok } from '#lib/result.ts';
import type { AuthConfigReading } from '#services/session/auth-config.ts';
import { ENCRYPTION_KEY, SESSION_KEY } from '#services/session/session-vault.ts';
import { isSessionRemembered } from '#start/remembered-session.ts';
import type { FakePlatform } from '#testing/fake-platform.ts';
import {
  ACCOUNT,
  createRememberedDevice,
  createSessionFixture,
  reloadDevice,
} from '#testing/session-fixture.ts';

const namesOf = ({ username, passwordHash }: typeof ACCOUNT) => [username, passwordHash];

function openBlockedStorage(): never {
  throw new DOMException('blocked', 'SecurityError');
}

/** What the inline script says of a device, and what the app does there: restore a session or not. */
async function bothAnswers(
  device: FakePlatform,
  { laterMs = 0, config = ok(ACCOUNT) }: { laterMs?: number; config?: AuthConfigReading } = {},
): Promise<{ told: boolean; restored: boolean }> {
  const platform = reloadDevice(device, { laterMs });
  const entries = new Map(platform.storage.entries);
  const storage = { getItem: (key: string) => entries.get(key) ?? null };
  const names = config.ok ? namesOf(config.value) : [];
  const told = await isSessionRemembered(names, () => storage, platform.clock.now());
  const { until } = createSessionFixture({ platform, config });
  const { isAuthenticated } = await until(({ isLoading, status }) => !isLoading && status !== 'idle');
  return { told, restored: isAuthenticated };
}

describe('whether a session is remembered, told before the app is there', () => {
  it.each([
    ['fresh', {}, true],
    ['a moment before its end', { laterMs: 24 * HOUR_MS - 1000 }, true],
    ['at its end', { laterMs: 24 * HOUR_MS }, false],
    ['long over', { laterMs: 9 * DAY_MS }, false],
    ['of an account since renamed', { config: ok({ ...ACCOUNT, username: 'somebody' }) }, false],
    ['of a password since changed', { config: ok({ ...ACCOUNT, passwordHash: '00' }) }, false],
    [
      'of the same hash in capitals',
      { config: ok({ ...ACCOUNT, passwordHash: ACCOUNT.passwordHash.toUpperCase() }) },
      true,
    ],
    ['in a build without an account', { config: err(['VITE_AUTH_USERNAME']) }, false],
  ])('QUA-02 AUTH-17 AUTH-18: a session %s is told as the app restores it', async (_, later, expected) => {
    const device = await createRememberedDevice();
    expect(await bothAnswers(device, later)).toEqual({ told: expected, restored: expected });
  });

  it.each([
    ['nobody signed in', (entries: Map<string, string>) => entries.clear()],
    ['the key is gone', (entries: Map<string, string>) => entries.delete(ENCRYPTION_KEY)],
    [
      'the key is another',
      (entries: Map<string, string>) => entries.set(ENCRYPTION_KEY, btoa('k'.repeat(32))),
    ],
    ['the session is rubbish', (entries: Map<string, string>) => entries.set(SESSION_KEY, '{"username"')],
  ])('QUA-02 QUA-18: where %s there is none', async (_, spoil) => {
    const device = await createRememberedDevice();
    spoil(device.storage.entries);
    expect(await bothAnswers(device)).toEqual({ told: false, restored: false });
  });

  it.each(['null', '"text"', '[]', 'no JSON'])('QUA-18: %s in place of a session is none', async (plain) => {
    const { storage, crypto } = await createRememberedDevice();
    const text = await crypto.encrypt(storage.entries.get(ENCRYPTION_KEY) ?? '', plain);
    const getItem = (key: string) => (key === SESSION_KEY ? text : (storage.entries.get(key) ?? null));
    expect(await isSessionRemembered(namesOf(ACCOUNT), () => ({ getItem }), 0)).toBe(false);
  });

  it('QUA-19: a browser that blocks storage remembers nobody', async () => {
    expect(await isSessionRemembered(namesOf(ACCOUNT), openBlockedStorage, 0)).toBe(false);
  });
});
