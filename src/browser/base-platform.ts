import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import { createBrowserPage } from '#browser/device/browser-page.ts';
import type { BasePlatform, Clock, Reporter } from './platform.ts';
import { createLocalStorage } from '#browser/storage/local-storage.ts';

/**
 * The part of the real browser that the sign-in page needs. Creating it touches no browser API, so that pages can be
 * pre-rendered with it.
 */
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

/** The one place that writes to the console (SYS-07). */
export function createConsoleReporter(target: Pick<Console, 'info' | 'warn' | 'error'> = console): Reporter {
  return {
    info: (message, ...details) => target.info(message, ...details),
    warn: (message, ...details) => target.warn(message, ...details),
    error: (message, ...details) => target.error(message, ...details),
  };
}

/** The device's time and timers. */
function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    every(intervalMs, run) {
      const timer = setInterval(run, intervalMs);
      return () => clearInterval(timer);
    },
  };
}
