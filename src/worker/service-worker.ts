/**
 * The service worker: saves the whole app on the device and serves it from there (QUA-08, QUA-10). Compiled to `sw.js`
 * by scripts/vite/service-worker.ts, which inserts the list of files. The reasons for its design:
 * docs/decisions/0016-service-worker.md.
 */
import { setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PATHS } from '#routes/paths.ts';
import {
  CACHE_PREFIX,
  CACHES,
  isInLanguage,
  KEEP_LANGUAGE,
  FORMER_PICTURES_CACHE,
  LANGUAGES_FOLDER,
  SPELLING_FOLDER,
  TAKE_OVER,
} from '#browser/service-worker/worker-contract.ts';
import { dataFiles } from './data-files.ts';
import { answerSound, forgetReplacedSounds, isSound } from './sounds.ts';
import { filesOnceUsed } from './files-once-used.ts';

declare const self: ServiceWorkerGlobalScope;

/** All files of the app in the build, with the hashes of their bytes. Inserted by the build. */
declare const PRECACHED_FILES: readonly {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}[];

/** The addresses of the spelling dictionary and its code. Inserted by the build. */
declare const SPELLING_FILES: readonly string[];

/** The addresses of the texts and meanings in other languages. Inserted by the build. */
declare const LANGUAGE_FILES: readonly string[];

/** The addresses of the synthesiser's files. */
declare const SYNTHESISER_FILES: readonly string[];

// Without the scope that Workbox would add: the names are in the registry of stored data (DAT-07).
setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: '' });

const languages = filesOnceUsed(CACHES.languages, LANGUAGES_FOLDER, LANGUAGE_FILES);
const spelling = filesOnceUsed(CACHES.spelling, SPELLING_FOLDER, SPELLING_FILES);
for (const { has, answer } of [languages, spelling])
  registerRoute(({ url, sameOrigin }) => sameOrigin && has(url.pathname), answer);

// Before the precache, which would always serve the file of the build.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.csv'), dataFiles);
// Requests with `reload` come from code that saves the file itself (browser/service-worker/saved-sounds.ts).
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isSound(url.pathname) && request.cache !== 'reload',
  answerSound,
);

// All or nothing: an incomplete or different file ends the installation, and the old worker stays (QUA-11).
precacheAndRoute([...PRECACHED_FILES]);

// A navigation opens a page of the app, unless its path is a file name.
const FILE_NAME = /\.\w+$/;
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(PATHS.login), { allowlist: [new RegExp(`^${PATHS.login}$`)] }),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(PATHS.home), { denylist: [FILE_NAME] }));

self.addEventListener('message', (event) => {
  const { data } = event;
  const language: unknown = data?.[KEEP_LANGUAGE];
  if (typeof language === 'string') event.waitUntil(languages.keep((path) => isInLanguage(path, language)));
  // Never by itself: an open page needs the files of the worker that it started with (QUA-11).
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('install', (event) => {
  event.waitUntil(languages.takeSuccessors());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The page of a first visit is served by this worker at once, without a reload.
      self.clients.claim(),
      // The files of the new version are newer.
      caches.delete(CACHES.data),
      caches.delete(FORMER_PICTURES_CACHE),
      forgetReplacedSounds(SYNTHESISER_FILES),
      languages.forgetReplaced(),
      spelling.forgetReplaced(),
    ]),
  );
});
