import type { Cancel, HoldOptions, LockService } from '#browser/platform.ts';

/**
 * Web Locks: the browser releases them when a tab ends, however it ends. If a browser refuses them (Chromium with
 * blocked site data, or a page without https), every request succeeds: tabs share nothing there.
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
  // A browser without locks has nothing to release.
}

/** Rejects if the page may not hold locks. */
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
        // It was still held, so another tab has taken it.
        release = null;
        onLost();
      } else if (isEndOfWait(error)) resolve(null);
      else reject(error);
    };
    locks.request(name, optionsOf(steal, waitMs), onGranted).catch(onEnded);
  });
}

/** Whether the wait was ended by the signal, with or without a reason, or by another tab that took the lock. */
function isEndOfWait(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

function optionsOf(steal: boolean, waitMs: number): LockOptions {
  if (steal) return { steal };
  return waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
}
