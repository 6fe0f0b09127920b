/**
 * Put in the place of the service worker it takes the worker off people's devices, with all that was kept of the app
 * (`npm run build:kill-switch`, docs/deploy). What they learned is elsewhere and stays. Open pages go on; what they need
 * from now on comes from the server.
 */
import { CACHE_PREFIX } from '#browser/service-worker/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
