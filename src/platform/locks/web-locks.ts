import type { Cancel, HoldOptions, LockService } from '#platform/platform.ts';

/** Web Locks: released by the browser itself when a tab ends, however it ends. */
export function createWebLocks(source: () => LockManager | undefined = () => navigator.locks): LockService {
  return {
    get isSupported() {
      return source() !== undefined;
    },
    hold(name, options) {
      const locks = source();
      return locks === undefined ? Promise.resolve(nothingToRelease) : request(locks, name, options);
    },
  };
}

function nothingToRelease(): void {
  // A browser without locks has none to give back.
}

function request(
  locks: LockManager,
  name: string,
  { steal = false, waitMs = 0, onLost }: HoldOptions,
): Promise<Cancel | null> {
  return new Promise((resolve) => {
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
    const onEnded = () => {
      // Still held: it was taken away. Never had: the wait is over, or the page may hold no locks.
      if (release === null) resolve(null);
      else {
        release = null;
        onLost();
      }
    };
    locks.request(name, optionsOf(steal, waitMs), onGranted).catch(onEnded);
  });
}

function optionsOf(steal: boolean, waitMs: number): LockOptions {
  if (steal) return { steal };
  return waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
}
