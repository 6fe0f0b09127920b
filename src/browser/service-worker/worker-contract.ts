/** What the service worker (src/worker) and the pages both go by. */

export const CACHE_PREFIX = 'oefenpad';

/** What is kept of the app's own files (QUA-10). */
export const CACHES = {
  /** The app as it was built, whole; the name is Workbox's. */
  app: `${CACHE_PREFIX}-precache-v2`,
  /** Data files that were newer on the server than in the build. */
  data: `${CACHE_PREFIX}-data`,
  /** Prepared recordings and the synthesiser: what was used, or all. */
  sounds: `${CACHE_PREFIX}-sounds`,
  /** The spelling dictionary, once it was used. */
  spelling: `${CACHE_PREFIX}-spelling`,
} as const;

/** Drawings of the exams, before they came with the app. */
export const FORMER_PICTURES_CACHE = `${CACHE_PREFIX}-pictures`;

/** Said to a worker that waits; the only thing that makes it take over while pages are open (QUA-11). */
export const TAKE_OVER = 'take-over';

/** The one thing the policy for the worker's address (Trusted Types) is called; it stands in the Content-Security-Policy (QUA-17). */
export const WORKER_POLICY = 'oefenpad-worker';

/** … and that for the address of the worker which looks spelling up. */
export const SPELLING_POLICY = 'oefenpad-spelling';

/** … and that for the address of the worker which says what there is no voice and no recording for. */
export const SYNTHESIS_POLICY = 'oefenpad-synthesiser';

/** Where the build puts the dictionary: files named after their bytes, which are fetched when they are first used. */
export const SPELLING_FOLDER = '/spelling/';

/** … and where it puts that synthesiser, in the same way. */
export const SYNTHESISER_FOLDER = '/synthesiser/';

export const WORKER_PATH = '/sw.js';
