import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { SESSION } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { createSessionFixture, decryptStored, storedText } from '#testing/session-fixture.ts';

const titles = (notices: readonly { title: string }[]) => notices.map((notice) => notice.title);

describe('extending', () => {
  it.each([
    [false, DAY_MS],
    [true, 7 * DAY_MS],
  ])(
    'AUTH-24: installed %s: the full length counts from now, and the stored session is updated',
    async (installedApp, lengthMs) => {
      const platform = createFakePlatform({ installedApp });
      const { store, signIn, notices } = createSessionFixture({ platform });
      await signIn({ rememberMe: true });
      platform.advance(lengthMs - 60_000);
      expect(store.getState().isSessionExpiringSoon).toBe(true);
      await store.extendSession();
      const expiry = new Date(platform.clock.now() + lengthMs);
      expect(store.getState()).toMatchObject({ sessionExpiry: expiry, isSessionExpiringSoon: false });
      expect(await decryptStored(platform)).toHaveProperty('expiryTime', expiry.toISOString());
      expect(titles(notices)).toEqual(['Session Extended']);
    },
  );

  it('AUTH-24: without a stored session it stores nothing', async () => {
    const { store, signIn, notices, platform } = createSessionFixture();
    await signIn();
    await store.extendSession();
    expect(titles(notices)).toEqual(['Session Extended']);
    expect(platform.storage.entries.size).toBe(0);
  });

  it('AUTH-24: says that the stored copy cannot be updated, and leaves the old one', async () => {
    const { store, signIn, notices, platform } = createSessionFixture();
    await signIn({ rememberMe: true });
    const old = storedText(platform);
    platform.advance(HOUR_MS);
    platform.storage.failWith({ write: 'full' });
    await store.extendSession();
    expect(notices).toEqual([
      {
        title: 'Session Extension Warning',
        description: "Session extended in memory, but couldn't update stored session.",
        tone: 'danger',
      },
    ]);
    expect(store.getState().sessionExpiry).toEqual(new Date(platform.clock.now() + DAY_MS));
    expect(storedText(platform)).toBe(old);
  });

  it('AUTH-25: with no session: toast, console, and signed out after 3 s', async () => {
    const { store, notices, platform } = createSessionFixture();
    await store.extendSession();
    expect(notices).toEqual([
      { title: 'Session Extension Failed', description: 'Logging out in 3 seconds...', tone: 'danger' },
    ]);
    expect(platform.report.messages()).toEqual(['No active session to extend']);
    expect(store.getState().error?.message).toBe('No active session to extend. Please log in again.');
    platform.advance(3000);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-25: an expired session cannot be extended, even before the app notices', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn({ rememberMe: true });
    platform.clock.jump(DAY_MS);
    await store.extendSession();
    expect(platform.report.messages()).toEqual(['No active session to extend']);
    platform.advance(2999);
    expect(store.getState().isAuthenticated).toBe(true);
    platform.advance(1);
    expect(store.getState().isAuthenticated).toBe(false);
    expect(platform.storage.entries.has(SESSION.key)).toBe(false);
  });

  it('AUTH-25: any other failure: the same toast, and signed out after 3 s', async () => {
    let isBroken = false;
    const platform = createFakePlatform();
    const page = {
      ...platform.page,
      startedAs() {
        if (isBroken) throw new Error('odd browser');
        return 'browser' as const;
      },
    };
    const { store, signIn, notices } = createSessionFixture({ platform: { ...platform, page } });
    await signIn({ rememberMe: true });
    isBroken = true;
    await store.extendSession();
    expect(titles(notices)).toEqual(['Session Extension Failed']);
    expect(store.getState()).toMatchObject({
      isAuthenticated: true,
      status: 'error',
      error: { message: 'Failed to extend session. Please log in again.' },
    });
    platform.advance(3000);
    expect(store.getState().isAuthenticated).toBe(false);
    expect(platform.storage.entries.has(SESSION.key)).toBe(false);
  });

  it('AUTH-25: a person who signs in again within the 3 s stays signed in', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await store.extendSession();
    await signIn();
    platform.advance(3000);
    expect(store.getState().isAuthenticated).toBe(true);
  });

  it('AUTH-24 AUTH-26: signing out while the stored copy is being updated does not bring it back', async () => {
    const { store, signIn, platform, notices } = createSessionFixture();
    await signIn({ rememberMe: true });
    const extending = store.extendSession();
    store.logout();
    await extending;
    expect(storedText(platform)).toBeUndefined();
    expect(titles(notices)).toEqual(['Logged out successfully']);
  });
});
