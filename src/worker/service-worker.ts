/**
 * The service worker: keeps the whole app on the device and answers from there (QUA-08, QUA-10). Compiled to `sw.js` by
 * scripts/vite/service-worker.ts, which puts in the list of files. Why it is as it is: docs/decisions/0016-service-worker.md.
 */
import { setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PATHS } from '#routes/paths.ts';
import {
  CACHE_PREFIX,
  CACHES,
  FORMER_PICTURES_CACHE,
  TAKE_OVER,
} from '#browser/service-worker/worker-contract.ts';
import { dataFiles } from './data-files.ts';
import { answerSound, forgetReplacedSounds, isSound } from './sounds.ts';
import { answerSpelling, forgetReplacedDictionary, isSpelling } from './spelling-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every file of the build that the app is made of, with the hash that its bytes must have. Put in while building. */
declare const PRECACHED_FILES: readonly {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}[];

/** The addresses of the spelling dictionary and its code. Put in while building. */
declare const SPELLING_FILES: readonly string[];

/** The same of the synthesiser. */
declare const SYNTHESISER_FILES: readonly string[];

// Without the scope, which Workbox would add: the names stand in the registry of what is kept (DAT-07).
setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: '' });

// Before the precache, which would answer for ever with what was built.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.csv'), dataFiles);
// Who asks for it again keeps it by themselves (browser/service-worker/kept-sounds.ts).
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isSound(url.pathname) && request.cache !== 'reload',
  answerSound,
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isSpelling(url.pathname), answerSpelling);

// All or nothing: a file that doesn't come whole, or has other bytes, ends the installation, and the old worker stays (QUA-11).
precacheAndRoute([...PRECACHED_FILES]);

// What is opened as a page is a page of the app, unless it is named like a file.
const FILE_NAME = /\.\w+$/;
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(PATHS.login), { allowlist: [new RegExp(`^${PATHS.login}$`)] }),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(PATHS.home), { denylist: [FILE_NAME] }));

self.addEventListener('message', ({ data }) => {
  // Never by itself: the page that is open was made for the files of the worker that it has (QUA-11).
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The page of a first visit is answered at once, without being loaded again.
      self.clients.claim(),
      // What came with the new version is newer.
      caches.delete(CACHES.data),
      caches.delete(FORMER_PICTURES_CACHE),
      forgetReplacedSounds(SYNTHESISER_FILES),
      forgetReplacedDictionary(SPELLING_FILES),
    ]),
  );
});
