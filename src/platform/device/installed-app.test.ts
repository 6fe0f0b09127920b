import { describe, expect, it } from 'vitest';
import { isInstalledApp, type InstalledAppPage } from '#platform/device/installed-app.ts';

interface Start {
  referrer?: string;
  displayMode?: string;
  navigator?: object;
  tab?: Map<string, string> | 'blocked';
}

function startPage({
  referrer = '',
  displayMode = 'browser',
  navigator = {},
  tab = new Map(),
}: Start): InstalledAppPage {
  return {
    document: { referrer },
    navigator,
    get sessionStorage() {
      if (tab === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => tab.get(key) ?? null,
        setItem: (key: string, value: string) => void tab.set(key, value),
      };
    },
    matchMedia: (query) => ({ matches: query === `(display-mode: ${displayMode})` }),
  };
}

describe('installed app', () => {
  it('AUTH-14: is known by display-mode, by iOS and by an android-app:// referrer', () => {
    expect(isInstalledApp(startPage({ displayMode: 'standalone' }))).toBe(true);
    expect(isInstalledApp(startPage({ navigator: { standalone: true } }))).toBe(true);
    expect(isInstalledApp(startPage({ referrer: 'android-app://com.example.launcher/' }))).toBe(true);
  });

  it('AUTH-14: a browser tab is none', () => {
    expect(isInstalledApp(startPage({}))).toBe(false);
    expect(isInstalledApp(startPage({ navigator: { standalone: false } }))).toBe(false);
    expect(isInstalledApp(startPage({ referrer: 'https://example.com/?android-app://' }))).toBe(false);
  });

  it('AUTH-17: a start from an Android app is remembered for the tab, and for that tab only', () => {
    const tab = new Map<string, string>();
    expect(isInstalledApp(startPage({ referrer: 'android-app://com.example', tab }))).toBe(true);
    expect(isInstalledApp(startPage({ referrer: '', tab }))).toBe(true);
    expect(isInstalledApp(startPage({ referrer: '', tab: new Map() }))).toBe(false);
  });

  it('AUTH-17 QUA-19: with storage blocked it still answers, and never throws', () => {
    expect(isInstalledApp(startPage({ tab: 'blocked' }))).toBe(false);
    expect(isInstalledApp(startPage({ referrer: 'android-app://com.example', tab: 'blocked' }))).toBe(true);
  });
});
