import { trustedAddress } from './trusted-address.ts';
import { WORKER_PATH, WORKER_POLICY } from './worker-contract.ts';

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
