import type { Cancel, HoldOptions, LockService } from '#browser/platform.ts';

/**
 * Web Locks: released by the browser itself when a tab ends, however it ends. A browser that refuses them to the page, as
 * Chromium does where the person blocks what sites keep, or on a page without https, lets everybody have every lock: nothing is shared
 * between tabs there.
 */
export function createWebLocks(source: () => LockManager = () => navigator.locks): LockService {
  let isRefused = false;
  return {
    async hold(name, options) {
      if (isRefused) return nothingToRelease;
      try {
        return await request(source(), name, options);
      } catch {
        isRefused = true;
        return nothingToRelease;
      }
    },
  };
}

function nothingToRelease(): void {
  // A browser without locks has none to give back.
}

/** Rejects where the page may hold no locks at all. */
function request(
  locks: LockManager,
  name: string,
  { steal = false, waitMs = 0, onLost }: HoldOptions,
): Promise<Cancel | null> {
  return new Promise((resolve, reject) => {
    let release: Cancel | null = null;
    const onGranted = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise((end) => {
        release = () => {
          release = null;
          end();
        };
        resolve(() => release?.());
      });
    };
    const onEnded = (error: unknown) => {
      if (release !== null) {
        // Still held: it was taken away.
        release = null;
        onLost();
      } else if (isEndOfWait(error)) resolve(null);
      else reject(error);
    };
    locks.request(name, optionsOf(steal, waitMs), onGranted).catch(onEnded);
  });
}

/** By the signal, which tells its own reason or none, or because another tab took the lock over while it was given. */
function isEndOfWait(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

function optionsOf(steal: boolean, waitMs: number): LockOptions {
  if (steal) return { steal };
  return waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
}
