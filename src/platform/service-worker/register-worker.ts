import { WORKER_PATH, WORKER_POLICY } from '#platform/service-worker/worker-contract.ts';

/** Trusted Types, as far as they are used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
    // The browser takes what this makes where it wants a text.
  ): { createScriptURL(input: string): string };
}

/**
 * Has the browser fetch and install the service worker, which then keeps the whole app on the device; on a later visit, look for
 * a newer one. To be called once a page, when its first screen is usable. Rejects where the browser refuses it.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedAddress(), { scope: '/', updateViaCache: 'none' });
}

/** The policy knows one address and gives no other, whatever it is asked for (QUA-17). */
function trustedAddress(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const policy = types?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL('') ?? WORKER_PATH;
}
