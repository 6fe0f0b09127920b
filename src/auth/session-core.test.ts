import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { ok } from '#lib/result.ts';
import { SESSION } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import {
  ACCOUNT,
  createHeldCrypto,
  createRememberedDevice,
  createSessionFixture,
  reloadDevice,
  settle,
} from '#testing/session-fixture.ts';

const WARNING_MS = 300_000;

describe('the end of a session', () => {
  it('AUTH-22: within five minutes of the end the warning is set, and at the end the person is signed out', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn();
    platform.advance(DAY_MS - WARNING_MS - 1);
    expect(store.getState().isSessionExpiringSoon).toBe(false);
    platform.advance(30_000);
    expect(store.getState().isSessionExpiringSoon).toBe(true);
    platform.advance(WARNING_MS - 60_000);
    expect(store.getState().isAuthenticated).toBe(true);
    platform.advance(60_000);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, error: { type: 'session_expired' } });
  });

  it('AUTH-22: checks every 30 s, at the very moment of expiry too', async () => {
    const { store, signIn, platform } = createSessionFixture({
      config: ok({ ...ACCOUNT, sessionHours: 0.5 }),
    });
    await signIn();
    platform.advance(HOUR_MS / 2 - 1);
    expect(store.getState().isAuthenticated).toBe(true);
    platform.advance(1);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-22: after a sleep without timers, the first check signs out', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn();
    platform.clock.jump(10 * DAY_MS);
    expect(store.getState().isAuthenticated).toBe(true);
    platform.advance(30_000);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-22 QUA-19: a clock set back clears the warning and signs nobody out', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn();
    platform.advance(DAY_MS - 60_000);
    expect(store.getState().isSessionExpiringSoon).toBe(true);
    platform.clock.jump(-HOUR_MS);
    platform.advance(30_000);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, isSessionExpiringSoon: false });
  });

  it('AUTH-21: a tab that becomes visible again is checked at once', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn();
    platform.page.show();
    expect(store.getState().isAuthenticated).toBe(true);
    platform.clock.jump(DAY_MS);
    platform.page.show();
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-22: the stored session is removed too, but one extended by another tab is adopted', async () => {
    const first = createSessionFixture();
    await first.signIn({ rememberMe: true });
    const second = createSessionFixture({ platform: reloadDevice(first.platform) });
    await second.until(({ isAuthenticated }) => isAuthenticated);
    first.platform.advance(DAY_MS - 60_000);
    second.platform.advance(DAY_MS - 60_000);
    await first.store.extendSession();
    const state = await second.until(({ isSessionExpiringSoon }) => !isSessionExpiringSoon);
    expect(state.sessionExpiry).toEqual(first.store.getState().sessionExpiry);
    first.platform.advance(DAY_MS);
    expect(first.store.getState().isAuthenticated).toBe(false);
    expect(first.platform.storage.entries.has(SESSION.key)).toBe(false);
  });

  it('AUTH-22: a tab that slept finds another tab’s extension before it signs out', async () => {
    const first = createSessionFixture();
    await first.signIn({ rememberMe: true });
    const device = reloadDevice(first.platform);
    const deaf = { ...device, storage: { ...device.storage, onExternalChange: () => () => undefined } };
    const second = createSessionFixture({ platform: deaf });
    await second.until(({ isAuthenticated }) => isAuthenticated);
    first.platform.advance(DAY_MS - 60_000);
    await first.store.extendSession();
    const expiry = first.store.getState().sessionExpiry;
    device.clock.jump(DAY_MS);
    device.page.show();
    const state = await second.until(({ sessionExpiry }) => sessionExpiry?.getTime() === expiry?.getTime());
    expect(state).toMatchObject({ isAuthenticated: true, isSessionExpiringSoon: false });
  });

  it('AUTH-22 AUTH-26: a session that began meanwhile does not adopt what another tab stored', async () => {
    const other = await createRememberedDevice();
    const held = createHeldCrypto();
    const platform = createFakePlatform({ crypto: held });
    const { store, signIn } = createSessionFixture({ platform });
    await signIn({ rememberMe: true });
    for (const [name, value] of other.storage.entries) platform.storage.changeFromOutside(name, value);
    store.logout();
    platform.advance(HOUR_MS);
    await signIn();
    const after = store.getState();
    await held.release();
    await settle();
    expect(after.isAuthenticated).toBe(true);
    expect(store.getState()).toBe(after);
  });

  it('AUTH-17: 7 days in an installed app', async () => {
    const platform = createFakePlatform({ installedApp: true });
    const { store, signIn } = createSessionFixture({ platform });
    await signIn();
    expect(store.getState().sessionExpiry).toEqual(new Date(platform.clock.now() + 7 * DAY_MS));
  });

  it('AUTH-22: a stopped store leaves no timer running', () => {
    const { store, platform } = createSessionFixture({ start: false });
    const stop = store.start();
    expect(platform.clock.plannedCalls()).toBe(1);
    stop();
    expect(platform.clock.plannedCalls()).toBe(0);
  });
});
