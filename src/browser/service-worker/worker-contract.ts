/** Shared by the service worker (src/worker) and the pages. */

export const CACHE_PREFIX = 'oefenpad';

/** The caches of the app's files (QUA-10). */
export const CACHES = {
  /** The app as it was built, whole; the name is Workbox's. */
  app: `${CACHE_PREFIX}-precache-v2`,
  /** Data files that were newer on the server than in the build. */
  data: `${CACHE_PREFIX}-data`,
  /** Prepared recordings and the synthesiser: those that were used, or all. */
  sounds: `${CACHE_PREFIX}-sounds`,
  /** The spelling dictionary, once it was used. */
  spelling: `${CACHE_PREFIX}-spelling`,
  /** The texts and meanings of languages other than English, once they were used. */
  languages: `${CACHE_PREFIX}-languages`,
} as const;

/** The former cache of exam drawings, which are now part of the app. */
export const FORMER_PICTURES_CACHE = `${CACHE_PREFIX}-pictures`;

/** The message to a waiting worker; only this makes it take over while pages are open (QUA-11). */
export const TAKE_OVER = 'take-over';

/** The message to an active worker with a language whose texts and meanings are to be kept, all of them. */
export const KEEP_LANGUAGE = 'keep-language';

/** Whether a file of `LANGUAGES_FOLDER` belongs to a language: `/languages/tr-….js`, `/languages/culture.tr-….csv`. */
export function isInLanguage(path: string, language: string): boolean {
  return path.slice(LANGUAGES_FOLDER.length).split('-')[0]?.split('.').at(-1) === language;
}

/** The name of the Trusted Types policy for the worker's address; the Content-Security-Policy names it too (QUA-17). */
export const WORKER_POLICY = 'oefenpad-worker';

/** The policy for the address of the spelling worker. */
export const SPELLING_POLICY = 'oefenpad-spelling';

/** The policy for the address of the speech synthesis worker. */
export const SYNTHESIS_POLICY = 'oefenpad-synthesiser';

/** Where the build puts the dictionary: files named by their hash, fetched on first use. */
export const SPELLING_FOLDER = '/spelling/';

/** Where the build puts the texts and meanings of other languages, in the same way. */
export const LANGUAGES_FOLDER = '/languages/';

/** Where the build puts the synthesiser, in the same way. */
export const SYNTHESISER_FOLDER = '/synthesiser/';

export const WORKER_PATH = '/sw.js';
