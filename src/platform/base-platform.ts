import { createWebCrypto } from '#platform/crypto/web-crypto.ts';
import { createBrowserPage } from '#platform/device/browser-page.ts';
import { createConsoleReporter } from '#platform/device/console-reporter.ts';
import { createSystemClock } from '#platform/device/system-clock.ts';
import type { BasePlatform } from '#platform/platform.ts';
import { createLocalStorage } from '#platform/storage/local-storage.ts';

/** The part of the real browser that the sign-in page needs. Making it touches nothing, so that pages can be pre-rendered with it. */
export function createBasePlatform(): BasePlatform {
  return {
    clock: createSystemClock(),
    storage: createLocalStorage(),
    tabStorage: createLocalStorage(() => window.sessionStorage),
    crypto: createWebCrypto(),
    page: createBrowserPage(),
    report: createConsoleReporter(),
  };
}
