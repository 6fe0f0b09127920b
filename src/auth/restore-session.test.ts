import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { ok } from '#lib/result.ts';
import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import { SESSION, SESSION_KEY } from '#storage/session-values.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import {
  ACCOUNT,
  createHeldCrypto,
  createRememberedDevice,
  createSessionFixture,
  decryptStored,
  reloadDevice,
  settle,
  storedText,
} from '#testing/session-fixture.ts';

const crypto = createWebCrypto();

/** The notices on a page that loads with a stored session. */
async function noticesOn(platform: FakePlatform) {
  const { until, notices } = createSessionFixture({ platform });
  expect(await until(({ isLoading }) => !isLoading)).toMatchObject({ isAuthenticated: true });
  return notices;
}

describe('restoring', () => {
  it('AUTH-20: nothing stored is decided at once and silently', () => {
    const { store, notices, platform } = createSessionFixture({ start: false });
    expect(store.getState().status).toBe('idle');
    store.start();
    expect(store.getState().status).toBe('unauthenticated');
    expect(notices).toEqual([]);
    expect(platform.report.lines).toEqual([]);
  });

  it('AUTH-20: a storage that cannot be read is silently signed out, at once', () => {
    const platform = createFakePlatform();
    platform.storage.failWith({ read: 'unavailable', write: 'unavailable', remove: 'unavailable' });
    const { store, notices } = createSessionFixture({ platform });
    expect(store.getState()).toMatchObject({ status: 'unauthenticated', error: null });
    expect(notices).toEqual([]);
  });

  it('AUTH-20: a good session signs in with a toast, with its own login time and expiry', async () => {
    const before = await createRememberedDevice();
    const { store, until, notices } = createSessionFixture({
      platform: reloadDevice(before, { laterMs: HOUR_MS }),
    });
    expect(store.getState().status).toBe('loading');
    const state = await until(({ isLoading }) => !isLoading);
    expect(state).toMatchObject({
      status: 'authenticated',
      user: { username: 'learner', loginTime: before.clock.now() },
      sessionExpiry: new Date(before.clock.now() + DAY_MS),
    });
    expect(notices.map((notice) => notice.title)).toEqual(['Automatically signed in as learner']);
  });

  it('AUTH-20: says so after a break, but not on a reload or in a second tab', async () => {
    const before = await createRememberedDevice();
    const { storage, tabStorage } = before;
    const now = before.clock.now() + HOUR_MS;
    expect(await noticesOn(createFakePlatform({ storage, tabStorage, now }))).toEqual([]);
    expect(await noticesOn(reloadDevice(before, { laterMs: HOUR_MS }))).toEqual([]);

    const afterBreak = reloadDevice(before, { laterMs: 2 * HOUR_MS });
    expect(await noticesOn(afterBreak)).toHaveLength(1);
    // The app stays open for hours, then a second tab opens.
    afterBreak.advance(3 * HOUR_MS);
    expect(await noticesOn(reloadDevice(afterBreak))).toEqual([]);
  });

  it('AUTH-20 AUTH-26: a tab that signed out is notified when it takes over a session from elsewhere', async () => {
    const first = createSessionFixture();
    await first.signIn({ rememberMe: true });
    first.store.logout();
    const second = createSessionFixture({ platform: reloadDevice(first.platform) });
    await second.signIn({ rememberMe: true });
    const { storage, tabStorage } = first.platform;
    const now = second.platform.clock.now() + HOUR_MS;
    const again = createSessionFixture({ platform: createFakePlatform({ storage, tabStorage, now }) });
    await again.until(({ isLoading }) => !isLoading);
    expect(again.notices).toHaveLength(1);
  });

  it('AUTH-17 AUTH-20: an expired session is silently signed out and removed', async () => {
    const platform = reloadDevice(await createRememberedDevice(), { laterMs: DAY_MS });
    const { until, notices } = createSessionFixture({ platform });
    expect(await until(({ isLoading }) => !isLoading)).toMatchObject({
      status: 'unauthenticated',
      error: null,
    });
    expect(notices).toEqual([]);
    expect(platform.storage.entries.size).toBe(0);
  });

  it.each([
    ['name', { username: 'other' }],
    ['password', { passwordHash: 'cd'.repeat(32) }],
  ])('AUTH-18: a changed %s ends old sessions', async (_what, change) => {
    const platform = reloadDevice(await createRememberedDevice());
    const { until } = createSessionFixture({ platform, config: ok({ ...ACCOUNT, ...change }) });
    expect((await until(({ isLoading }) => !isLoading)).status).toBe('unauthenticated');
    expect(platform.storage.entries.size).toBe(0);
  });

  it('AUTH-20 AUTH-27: a session with a missing or wrong key is reported to the console and removed', async () => {
    for (const key of [null, await crypto.generateKey(), 'no key at all']) {
      const platform = reloadDevice(await createRememberedDevice());
      if (key === null) platform.storage.entries.delete(SESSION_KEY.key);
      else platform.storage.entries.set(SESSION_KEY.key, key);
      const { until, notices } = createSessionFixture({ platform });
      expect(await until(({ isLoading }) => !isLoading)).toMatchObject({
        status: 'unauthenticated',
        error: null,
      });
      expect(platform.report.messages()).toEqual(['Failed to decrypt session data']);
      expect(notices).toEqual([]);
      expect(platform.storage.entries.size).toBe(0);
    }
  });

  it('AUTH-20 QUA-18: hostile entries, encrypted or not, are removed without an exception', async () => {
    const session = fc.record(
      {
        username: fc.oneof(fc.constant('learner'), fc.anything()),
        hashedCredentials: fc.oneof(fc.constant('x'), fc.anything()),
        loginTime: fc.oneof(fc.constant('2027-03-01T09:00:00.000Z'), fc.anything()),
        expiryTime: fc.oneof(fc.constant('9999-01-01T00:00:00.000Z'), fc.anything()),
        rememberMe: fc.oneof(fc.boolean(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const plain = fc.oneof(
      fc.string(),
      fc.json(),
      session.map((value) => JSON.stringify(value)),
    );
    const key = await crypto.generateKey();
    await fc.assert(
      fc.asyncProperty(plain, fc.boolean(), async (text, isEncrypted) => {
        const entry = isEncrypted ? await crypto.encrypt(key, text) : text;
        const platform = createFakePlatform({ storage: { [SESSION.key]: entry, [SESSION_KEY.key]: key } });
        const { until } = createSessionFixture({ platform });
        const state = await until(({ isLoading }) => !isLoading);
        expect(state).toMatchObject({ status: 'unauthenticated', isAuthenticated: false, error: null });
        expect(platform.storage.entries.size).toBe(0);
      }),
    );
  });

  it('AUTH-20: an exception removes it and says that restoring failed', async () => {
    const platform = reloadDevice(await createRememberedDevice());
    const clock = { ...platform.clock };
    let calls = 0;
    clock.now = () => {
      calls += 1;
      if (calls === 1) throw new Error('no clock');
      return platform.clock.now();
    };
    const { until } = createSessionFixture({ platform: { ...platform, clock } });
    const message = 'Failed to restore your previous session. Please log in again.';
    expect(await until(({ isLoading }) => !isLoading)).toMatchObject({ status: 'error', error: { message } });
    expect(platform.report.messages()).toEqual([message]);
    expect(platform.storage.entries.size).toBe(0);
  });

  it('AUTH-20: an unreadable entry is not removed if another tab has since stored a good one', async () => {
    const good = await createRememberedDevice();
    const platform = createFakePlatform({ storage: { [SESSION.key]: 'unreadable' } });
    const { until } = createSessionFixture({ platform });
    for (const [name, value] of good.storage.entries) platform.storage.changeFromOutside(name, value);
    await until(({ isLoading }) => !isLoading);
    expect(storedText(platform)).toBe(storedText(good));
  });

  it('AUTH-20: somebody who signs in while an old session is being restored stays signed in', async () => {
    const platform = reloadDevice(await createRememberedDevice(), { laterMs: DAY_MS });
    const { store, signIn } = createSessionFixture({ platform });
    await signIn({ rememberMe: true });
    expect(store.getState().isAuthenticated).toBe(true);
    expect(await decryptStored(platform)).toHaveProperty(
      'expiryTime',
      new Date(platform.clock.now() + DAY_MS).toISOString(),
    );
  });

  it('AUTH-20: a restore that ends after a manual sign-in changes nothing', async () => {
    const { storage, clock } = reloadDevice(await createRememberedDevice(), { laterMs: DAY_MS });
    const held = createHeldCrypto();
    const { store, signIn } = createSessionFixture({
      platform: createFakePlatform({ storage, clock, crypto: held }),
    });
    await signIn();
    const after = store.getState();
    await held.release();
    await settle();
    expect(after.isAuthenticated).toBe(true);
    expect(store.getState()).toBe(after);
  });
});
