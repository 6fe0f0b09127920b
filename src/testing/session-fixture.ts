import type { AuthConfig } from '#auth/rules/credentials.ts';
import type { SessionState } from '#auth/rules/session-machine.ts';
import { ok } from '#lib/result.ts';
import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import type { CryptoService } from '#browser/platform.ts';
import type { AuthConfigReading } from '#auth/auth-config.ts';
import { type NoticeTexts, noticeTexts } from '#auth/notice-texts.ts';
import { ENGLISH } from '#ui/plain-texts.ts';
import { createSessionStore, type SessionStore } from '#auth/session-store.ts';
import { SESSION_KEY, SESSION } from '#storage/session-values.ts';
import { createFakePlatform, type FakePlatform } from './fake-platform.ts';

/** The demo account (AUTH-01). */
export const PASSWORD = 'welkom-in-nederland';
export const ACCOUNT: AuthConfig = {
  username: 'learner',
  passwordHash: '72cda0431fb47fa3cc351f7d00633b8f2590958bfdcfbb8ec068534560090eb1',
  sessionHours: 24,
};

export interface SessionFixture {
  readonly platform: FakePlatform;
  readonly store: SessionStore;
  /** Every toast, oldest first. */
  readonly notices: NoticeTexts[];
  /** Signs in with the right password. */
  readonly signIn: (options?: { rememberMe?: boolean }) => Promise<boolean>;
  /** Resolves once the state passes the check. */
  readonly until: (isWished: (state: SessionState) => boolean) => Promise<SessionState>;
}

/** A session on a fake Platform, started by default. */
export function createSessionFixture(
  options: { platform?: FakePlatform; config?: AuthConfigReading; start?: boolean } = {},
): SessionFixture {
  const platform = options.platform ?? createFakePlatform();
  const notices: NoticeTexts[] = [];
  const store = createSessionStore(
    platform,
    options.config ?? ok(ACCOUNT),
    (notice) => void notices.push(noticeTexts(notice, ENGLISH)),
  );
  if (options.start !== false) store.start();
  return {
    platform,
    store,
    notices,
    signIn: ({ rememberMe = false } = {}) =>
      store.login({ username: ACCOUNT.username, password: PASSWORD, rememberMe }),
    until: (isWished) => waitFor(store, isWished),
  };
}

function waitFor(store: SessionStore, isWished: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isWished(store.getState())) return;
      stop();
      resolve(store.getState());
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** A device on which somebody signed in with remember-me. */
export async function createRememberedDevice(): Promise<FakePlatform> {
  const { platform, signIn } = createSessionFixture();
  await signIn({ rememberMe: true });
  return platform;
}

/** The same device after the page was reloaded, perhaps later. */
export function reloadDevice(before: FakePlatform, { laterMs = 0 } = {}): FakePlatform {
  return createFakePlatform({ storage: before.storage.openTab(), now: before.clock.now() + laterMs });
}

/** The encrypted session on the device. */
export function storedText(platform: FakePlatform): string | undefined {
  return platform.storage.entries.get(SESSION.key);
}

/** The stored session as the app would read it. */
export async function decryptStored(platform: FakePlatform): Promise<unknown> {
  const key = platform.storage.entries.get(SESSION_KEY.key) ?? '';
  return JSON.parse(await platform.crypto.decrypt(key, storedText(platform) ?? ''));
}

/** Real crypto whose decrypting waits for `release`, which resolves when the waiting decryptions are done. */
export function createHeldCrypto(): CryptoService & { release(): Promise<void> } {
  const crypto = createWebCrypto();
  const waiting: (() => void)[] = [];
  const decryptions: Promise<string>[] = [];
  return {
    ...crypto,
    decrypt(key, encrypted) {
      const held = new Promise<void>((resolve) => void waiting.push(resolve));
      const decrypted = held.then(() => crypto.decrypt(key, encrypted));
      decryptions.push(decrypted);
      return decrypted;
    },
    async release() {
      for (const goOn of waiting) goOn();
      await Promise.allSettled(decryptions);
    },
  };
}

/** Runs everything that waits for promises only. */
export function settle(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}
