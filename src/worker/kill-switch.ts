/**
 * Replaces the service worker to remove it from people's devices, with everything that it saved of the app (`npm run
 * build:kill-switch`, docs/deploy). Study data is stored elsewhere and stays. Open pages keep working; from then on they
 * load from the server.
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
