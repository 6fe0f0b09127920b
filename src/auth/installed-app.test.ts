import { describe, expect, it } from 'vitest';
import { startedAs } from '#browser/device/browser-page.ts';
import { isInstalledApp } from './session-core.ts';
import { createFakePage } from '#testing/fake-page.ts';
import { createFakeStorage, type FakeStorage } from '#testing/fake-storage.ts';

interface Start {
  referrer?: string;
  displayMode?: string;
  navigator?: object;
  tab?: FakeStorage;
}

function isInstalled({
  referrer = '',
  displayMode = 'browser',
  navigator = {},
  tab = createFakeStorage(),
}: Start): boolean {
  const started = startedAs({
    document: { referrer },
    navigator,
    matchMedia: (query) => ({ matches: query === `(display-mode: ${displayMode})` }),
  });
  return isInstalledApp({ page: { ...createFakePage(), startedAs: () => started }, tabStorage: tab });
}

function blockedStorage(): FakeStorage {
  const tab = createFakeStorage();
  tab.failWith({ read: 'unavailable', write: 'unavailable', remove: 'unavailable' });
  return tab;
}

describe('installed app', () => {
  it('AUTH-14: is known by display-mode, by iOS and by an android-app:// referrer', () => {
    expect(isInstalled({ displayMode: 'standalone' })).toBe(true);
    expect(isInstalled({ navigator: { standalone: true } })).toBe(true);
    expect(isInstalled({ referrer: 'android-app://com.example.launcher/' })).toBe(true);
  });

  it('AUTH-14: a browser tab is not one', () => {
    expect(isInstalled({})).toBe(false);
    expect(isInstalled({ navigator: { standalone: false } })).toBe(false);
    expect(isInstalled({ referrer: 'https://example.com/?android-app://' })).toBe(false);
  });

  it('AUTH-17: a start from an Android app is remembered for the tab, and for that tab only', () => {
    const tab = createFakeStorage();
    expect(isInstalled({ referrer: 'android-app://com.example', tab })).toBe(true);
    expect([...tab.entries]).toEqual([['oefenpad.installed-app', 'true']]);
    expect(isInstalled({ referrer: '', tab })).toBe(true);
    expect(isInstalled({ referrer: '' })).toBe(false);
  });

  it('AUTH-17 QUA-19: with storage blocked it still answers, and never throws', () => {
    expect(isInstalled({ tab: blockedStorage() })).toBe(false);
    expect(isInstalled({ referrer: 'android-app://com.example', tab: blockedStorage() })).toBe(true);
  });
});
