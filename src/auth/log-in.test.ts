import { describe, expect, it } from 'vitest';
import { err } from '#lib/result.ts';
import { SESSION, SESSION_KEY } from '#storage/session-values.ts';
import { createFakePlatform, createMissingCrypto } from '#testing/fake-platform.ts';
import { ACCOUNT, PASSWORD, createSessionFixture, reloadDevice } from '#testing/session-fixture.ts';

describe('signing in', () => {
  it('AUTH-03 AUTH-04 AUTH-12: the right name and password answer true; loading meanwhile, then signed in', async () => {
    const { store, signIn, platform } = createSessionFixture();
    const attempt = signIn();
    expect(store.getState()).toMatchObject({ status: 'loading', isLoading: true });
    await expect(attempt).resolves.toBe(true);
    expect(store.getState()).toMatchObject({
      status: 'authenticated',
      isAuthenticated: true,
      isLoading: false,
      error: null,
      user: { username: 'learner', loginTime: platform.clock.now() },
    });
  });

  it('AUTH-08 AUTH-09: a wrong password answers false, with the error, a toast and a line in the console', async () => {
    const { store, notices, platform } = createSessionFixture();
    const attempt = { username: 'learner', password: 'not-the-password', rememberMe: true };
    await expect(store.login(attempt)).resolves.toBe(false);
    expect(store.getState()).toMatchObject({
      status: 'error',
      isAuthenticated: false,
      error: { type: 'invalid_credentials', timestamp: platform.clock.now() },
    });
    expect(notices).toEqual([
      {
        title: 'Login Failed',
        description: 'Invalid username or password. Please check your credentials and try again.',
        tone: 'danger',
      },
    ]);
    expect(platform.report.lines.map(({ message, details }) => [message, ...details].join(' '))).toEqual([
      'Login failed invalid_credentials: Invalid username or password. Please check your credentials and try again.',
    ]);
    expect(platform.storage.entries.size).toBe(0);
  });

  it('AUTH-08: the error goes away on the next attempt', async () => {
    const { store, signIn } = createSessionFixture();
    await store.login({ username: 'learner', password: 'not-the-password', rememberMe: false });
    const next = signIn();
    expect(store.getState().error).toBeNull();
    await next;
    expect(store.getState().status).toBe('authenticated');
  });

  it('AUTH-02 AUTH-04: with an invalid configuration nobody gets in, and the console says what is missing', async () => {
    const { store, signIn, notices, platform } = createSessionFixture({
      config: err(['VITE_AUTH_PASSWORD_HASH']),
    });
    await expect(signIn()).resolves.toBe(false);
    expect(store.getState().error?.type).toBe('unknown_error');
    const [line] = platform.report.lines;
    expect(line?.message).toBe('Failed to validate credentials due to system error');
    expect(String(line?.details)).toContain('VITE_AUTH_PASSWORD_HASH');
    expect(notices.map((notice) => notice.title)).toEqual(['Login Failed']);
  });

  it('AUTH-10: without Web Crypto (no https) the check cannot be reached', async () => {
    const platform = createFakePlatform({ crypto: createMissingCrypto() });
    const { store, signIn, notices } = createSessionFixture({ platform });
    await expect(signIn()).resolves.toBe(false);
    expect(store.getState().error?.type).toBe('network_error');
    expect(notices).toEqual([
      {
        title: 'Connection Error',
        description:
          'Unable to connect to authentication service. Please check your connection and try again.',
        tone: 'danger',
      },
    ]);
  });

  it('AUTH-04 AUTH-11: an unexpected failure becomes an unknown_error and is not thrown', async () => {
    const platform = createFakePlatform();
    const page = {
      ...platform.page,
      startedAs: () => {
        throw new Error('odd browser');
      },
    };
    const { store, signIn } = createSessionFixture({ platform: { ...platform, page } });
    await expect(signIn()).resolves.toBe(false);
    expect(store.getState().error?.type).toBe('unknown_error');
  });

  it('AUTH-12: submitting twice makes one attempt', async () => {
    const { store, notices } = createSessionFixture();
    const wrong = { username: 'learner', password: 'not-the-password', rememberMe: false };
    await expect(Promise.all([store.login(wrong), store.login(wrong)])).resolves.toEqual([false, false]);
    expect(notices).toHaveLength(1);
  });
});

describe('secrets', () => {
  it('AUTH-08 AUTH-27: neither the console nor a toast ever holds password, hash, key or stored text', async () => {
    const { platform, store, signIn, notices } = createSessionFixture();
    const secrets = [PASSWORD, 'a-wrong-password', ACCOUNT.passwordHash];
    const keep = () =>
      secrets.push(...[SESSION.key, SESSION_KEY.key].map((key) => platform.storage.entries.get(key) ?? key));
    await store.login({ username: 'learner', password: 'a-wrong-password', rememberMe: true });
    await signIn({ rememberMe: true });
    keep();
    platform.storage.failWith({ write: 'full' });
    await store.extendSession();
    platform.storage.failWith({ remove: 'failed' });
    store.logout();
    await signIn({ rememberMe: true });
    keep();
    platform.storage.entries.set(SESSION_KEY.key, 'a-broken-key');
    platform.storage.failWith({});
    await store.extendSession();
    const restored = createSessionFixture({ platform: reloadDevice(platform) });
    await restored.until(({ isLoading }) => !isLoading);
    const lines = [...platform.report.lines, ...restored.platform.report.lines];
    const told = [
      ...lines.flatMap(({ message, details }) => [message, ...details.map(describeDetail)]),
      JSON.stringify(notices),
    ];
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) expect(told.join('\n')).not.toContain(secret);
  });
});

/** Everything that a console would show of a value. */
function describeDetail(detail: unknown): string {
  return detail instanceof Error ? `${detail.stack} ${String(detail.cause)}` : JSON.stringify(detail);
}
