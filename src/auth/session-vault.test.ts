import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import { LAST_OPEN, SESSION, SESSION_KEY } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import type { FakeStorage } from '#testing/fake-storage.ts';
import {
  ACCOUNT,
  createRememberedDevice,
  createSessionFixture,
  decryptStored,
  reloadDevice,
  storedText,
} from '#testing/session-fixture.ts';

const crypto = createWebCrypto();

describe('the stored session', () => {
  it('AUTH-18: without remember-me nothing is stored, and a reload asks again', async () => {
    const { platform, signIn } = createSessionFixture();
    await signIn();
    expect(platform.storage.entries.size).toBe(0);
    const { store } = createSessionFixture({ platform: reloadDevice(platform) });
    expect(store.getState().status).toBe('unauthenticated');
  });

  it('AUTH-18: with it the five fields are stored, encrypted with a 256-bit key stored next to them', async () => {
    const platform = await createRememberedDevice();
    expect([...platform.storage.entries.keys()].toSorted()).toEqual([
      LAST_OPEN.key,
      SESSION.key,
      SESSION_KEY.key,
    ]);
    expect(atob(platform.storage.entries.get(SESSION_KEY.key) ?? '')).toHaveLength(32);
    const now = platform.clock.now();
    expect(await decryptStored(platform)).toEqual({
      username: 'learner',
      hashedCredentials: ACCOUNT.passwordHash,
      loginTime: new Date(now).toISOString(),
      expiryTime: new Date(now + DAY_MS).toISOString(),
      rememberMe: true,
    });
  });

  it('AUTH-18: each write has a different initialisation vector', async () => {
    const { platform, store, signIn } = createSessionFixture();
    await signIn({ rememberMe: true });
    const key = platform.storage.entries.get(SESSION_KEY.key);
    const first = storedText(platform) ?? '';
    await store.extendSession();
    const second = storedText(platform) ?? '';
    expect(platform.storage.entries.get(SESSION_KEY.key)).toBe(key);
    expect(atob(second).slice(0, 12)).not.toBe(atob(first).slice(0, 12));
  });

  it.each(['full', 'unavailable', 'failed'] as const)(
    'AUTH-19 QUA-19: a storage that is %s leaves the person signed in, with a warning',
    async (failure) => {
      const { platform, store, signIn, notices } = createSessionFixture();
      platform.storage.failWith({ write: failure });
      await expect(signIn({ rememberMe: true })).resolves.toBe(true);
      expect(store.getState().isAuthenticated).toBe(true);
      expect(notices).toEqual([
        {
          title: 'Session Storage Warning',
          description: "Unable to save login for next time, but you're still logged in.",
          tone: 'danger',
        },
      ]);
      expect(platform.report.messages()).toContain('Failed to store session data');
      expect(platform.storage.entries.size).toBe(0);
    },
  );

  it('AUTH-19 AUTH-27: failed encryption counts as failed storage', async () => {
    const broken = { ...crypto, encrypt: () => Promise.reject(new Error('no AES here')) };
    const { store, signIn, notices, platform } = createSessionFixture({
      platform: createFakePlatform({ crypto: broken }),
    });
    await signIn({ rememberMe: true });
    expect(store.getState().isAuthenticated).toBe(true);
    expect(notices.map((notice) => notice.title)).toEqual(['Session Storage Warning']);
    expect(platform.storage.entries.size).toBe(0);
  });

  it('AUTH-19 QUA-19: a storage that fills up between key and session holds neither, nor an older session', async () => {
    const before = await createRememberedDevice();
    const { storage } = before;
    const halfFull: FakeStorage = {
      ...storage,
      write: (key, value) => (key.name === SESSION.key ? err('full') : storage.write(key, value)),
    };
    const { signIn, store } = createSessionFixture({ platform: createFakePlatform({ storage: halfFull }) });
    await signIn({ rememberMe: true });
    expect(store.getState().isAuthenticated).toBe(true);
    expect(storage.entries.size).toBe(0);
  });
});
