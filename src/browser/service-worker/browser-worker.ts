import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Clock, UpdateCheck, WorkerService } from '#browser/platform.ts';
import { trustedAddress } from './trusted-address.ts';
import { TAKE_OVER, WORKER_PATH, WORKER_POLICY } from './worker-contract.ts';

/** A worker that was told to take over does so at once; one that hasn't by then won't. */
const TAKE_OVER_LIMIT_MS = 10 * SECOND_MS;

/**
 * Has the browser fetch and install the service worker, which then keeps the whole app on the device; on a later visit, look for
 * a newer one. To be called once a page, when its first screen is usable. Rejects where the browser refuses it.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedAddress(WORKER_POLICY, WORKER_PATH), {
    scope: '/',
    updateViaCache: 'none',
  });
}

/**
 * What has become of the service worker that `registerWorker` asked for, and what a page can ask of it.
 */
export function createBrowserWorker(
  clock: Clock,
  container: ServiceWorkerContainer | undefined = containerOf(navigator),
): WorkerService {
  const changed = new Set<() => void>();
  const takenOver = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  // Who controls this page; the first one ever to do so takes nothing over.
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
  // Waits, if need be for ever, until there is one that works.
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

/** Undefined in a browser without service workers, and in one that refuses them where the person blocks what sites keep. */
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

/** It is whole, or was given up. */
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
