import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Clock, UpdateCheck, WorkerService } from '#browser/platform.ts';
import { trustedAddress } from './trusted-address.ts';
import { KEEP_LANGUAGE, TAKE_OVER, WORKER_PATH, WORKER_POLICY } from './worker-contract.ts';

/** A worker takes over at once when asked; one that has not by then never will. */
const TAKE_OVER_LIMIT_MS = 10 * SECOND_MS;

/**
 * Makes the browser fetch and install the service worker, which saves the whole app on the device, or look for a newer
 * one on later visits. Call it once per page, when the first screen is usable. Rejects if the browser refuses.
 *
 * @param language of the screens: the worker keeps its texts and meanings, too
 */
export async function registerWorker(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedAddress(WORKER_POLICY, WORKER_PATH), {
    scope: '/',
    updateViaCache: 'none',
  });
  if (language === 'en') return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such parameter
  active?.postMessage({ [KEEP_LANGUAGE]: language });
}

/** The state of the service worker registered by `registerWorker`, and the actions on it. */
export function createBrowserWorker(
  clock: Clock,
  container: ServiceWorkerContainer | undefined = containerOf(navigator),
): WorkerService {
  const changed = new Set<() => void>();
  const takenOver = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  // Whether a worker controls this page. The very first one does not replace another.
  let isControlled = (container?.controller ?? null) !== null;

  container?.addEventListener('controllerchange', () => {
    if (isControlled) tell(takenOver);
    isControlled = true;
    tell(changed);
  });
  const follow = (found: ServiceWorkerRegistration) => {
    registration = found;
    const followInstalling = () => found.installing?.addEventListener('statechange', () => tell(changed));
    found.addEventListener('updatefound', followInstalling);
    followInstalling();
    tell(changed);
  };
  // Waits until a worker is active, perhaps for ever.
  container?.ready.then(follow, () => undefined);

  const waiting = () => registration?.waiting ?? null;
  return {
    isReady: () => registration !== null,
    hasUpdate: () => waiting() !== null,
    onChange: (listener) => listen(changed, listener),
    onTakenOver: (listener) => listen(takenOver, listener),
    checkForUpdate: async () => (registration === null ? 'no-worker' : lookForUpdate(registration)),
    async takeUpdate() {
      const next = waiting();
      if (next === null || container === undefined) return false;
      return new Promise<boolean>((resolve) => {
        const end = (isTaken: boolean) => {
          stopWaiting();
          container.removeEventListener('controllerchange', onTaken);
          resolve(isTaken);
        };
        const onTaken = () => end(true);
        const stopWaiting = clock.after(TAKE_OVER_LIMIT_MS, () => end(false));
        container.addEventListener('controllerchange', onTaken);
        next.postMessage(TAKE_OVER, []);
      });
    },
  };
}

/** Undefined in a browser without service workers, or one that refuses them because site data is blocked. */
function containerOf(browser: Navigator): ServiceWorkerContainer | undefined {
  try {
    return browser.serviceWorker;
  } catch {
    return undefined;
  }
}

async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<UpdateCheck> {
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  const { installing } = registration;
  if (installing !== null) await hasSettled(installing);
  if (registration.waiting !== null) return 'update';
  return installing === null ? 'newest' : 'failed';
}

/** Resolves when it is installed or was discarded. */
function hasSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve();
    });
  });
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}

function listen(listeners: Set<() => void>, listener: () => void): Cancel {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
