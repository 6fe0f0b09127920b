import { describe, expect, it } from 'vitest';
import { SESSION, SESSION_KEY } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { createSessionFixture, reloadDevice } from '#testing/session-fixture.ts';

describe('signing out', () => {
  it('AUTH-26: removes session and key and says so', async () => {
    const { store, signIn, platform, notices } = createSessionFixture();
    await signIn({ rememberMe: true });
    store.logout();
    expect(store.getState()).toMatchObject({ status: 'unauthenticated', user: null, sessionExpiry: null });
    expect(notices).toEqual([{ title: 'Logged out successfully', tone: 'success' }]);
    expect(platform.storage.entries.has(SESSION.key)).toBe(false);
    expect(platform.storage.entries.has(SESSION_KEY.key)).toBe(false);
  });

  it('MEM-16: after deleting all data it says so, not only that one is logged out', async () => {
    const { store, signIn, notices } = createSessionFixture();
    await signIn({ rememberMe: true });
    store.logout('erased');
    expect(store.getState().isAuthenticated).toBe(false);
    expect(notices.map(({ title }) => title)).toEqual(['All your data was deleted']);
  });

  it.each([
    { remove: 'failed' },
    { remove: 'unavailable', read: 'unavailable', write: 'unavailable' },
  ] as const)('AUTH-26: says so when the stored data could not be deleted (%j)', async (failures) => {
    const { store, signIn, platform, notices } = createSessionFixture();
    await signIn({ rememberMe: true });
    platform.storage.failWith(failures);
    store.logout();
    expect(store.getState().isAuthenticated).toBe(false);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ title: 'Logged out', tone: 'danger' });
    expect(notices[0]?.description).toContain('could not be deleted');
  });

  it('AUTH-26: blocked storage that never held a session is not a failure', async () => {
    const { store, signIn, platform, notices } = createSessionFixture();
    platform.storage.failWith({ read: 'unavailable', write: 'unavailable', remove: 'unavailable' });
    await signIn();
    store.logout();
    expect(notices.map((notice) => notice.title)).toEqual(['Logged out successfully']);
  });

  it.each([true, false])(
    'AUTH-26: signs out the other tab without a notice there (remembered: %s)',
    async (rememberMe) => {
      const first = createSessionFixture();
      await first.signIn({ rememberMe: true });
      const second = createSessionFixture({
        platform: createFakePlatform({ storage: first.platform.storage.openTab() }),
      });
      await second.signIn({ rememberMe });
      second.notices.length = 0;
      first.store.logout();
      expect(second.store.getState()).toMatchObject({ status: 'unauthenticated', error: null });
      expect(second.notices).toEqual([]);
      await second.signIn();
      second.platform.advance(60_000);
      expect(second.store.getState().isAuthenticated).toBe(true);
    },
  );

  it('AUTH-26 AUTH-21: a tab that slept during the sign-out is signed out when it becomes visible', async () => {
    const { store, signIn, platform } = createSessionFixture();
    await signIn();
    platform.storage.entries.set('oefenpad.signed-out', 'in another tab');
    platform.page.show();
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-26: an old sign-out signs nobody out', async () => {
    const { platform, store, signIn } = createSessionFixture();
    await signIn();
    store.logout();
    const next = createSessionFixture({ platform: reloadDevice(platform) });
    await next.signIn({ rememberMe: true });
    next.platform.advance(60_000);
    expect(next.store.getState().isAuthenticated).toBe(true);
    const reloaded = createSessionFixture({ platform: reloadDevice(next.platform) });
    await reloaded.until(({ isAuthenticated }) => isAuthenticated);
    reloaded.platform.advance(60_000);
    expect(reloaded.store.getState().isAuthenticated).toBe(true);
  });

  it('AUTH-26 QUA-19: storage cleared in the middle ends a remembered session, not one that lives in the tab', async () => {
    for (const rememberMe of [true, false]) {
      const { platform, store, signIn } = createSessionFixture();
      await signIn({ rememberMe });
      platform.storage.clearFromOutside();
      expect(store.getState().isAuthenticated).toBe(!rememberMe);
    }
  });

  it('AUTH-20 QUA-19: a broken entry from another tab leaves this one signed in', async () => {
    const { platform, store, signIn } = createSessionFixture();
    await signIn({ rememberMe: true });
    platform.storage.changeFromOutside(SESSION.key, '{"not":"ours"}');
    await expect.poll(() => platform.report.messages()).toContain('Failed to decrypt session data');
    platform.advance(60_000);
    expect(store.getState().isAuthenticated).toBe(true);
  });
});
