import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { SYNTHESISER_LIST_PATH } from '../../src/content/schema/sound-pack.ts';
import {
  LANGUAGES_FOLDER,
  SPELLING_FOLDER,
  SYNTHESISER_FOLDER,
} from '../../src/browser/service-worker/worker-contract.ts';

/** The files of the app. Sounds are saved when they are used; screenshots for an app store are not needed. */
const PRECACHED =
  /^(assets\/.*|fonts\/.*\.woff2|icons\/.*|(pictures|exam|lexicon|licences)\/.*|.*\.csv|audio\/(manifest|synthesiser)\.json|manifest\.webmanifest|(index|login)\.html)$/;
/** Copies for hosts, under names that nobody requests. */
const COMPRESSED = /\.(br|gz)$/;
/** Its name changes with its bytes: whatever is in the browser's cache is right. */
const HASHED = /^(assets|fonts)\//;
/** By the address that opens them: hosts redirect `login.html` to it. */
const PAGES: Record<string, string> = { 'index.html': '/', 'login.html': '/login' };

interface PrecachedFile {
  readonly url: string;
  /** Null where the address contains the version. */
  readonly revision: string | null;
  /** A hash of the bytes: a response with others is rejected. */
  readonly integrity: string;
}

/** Writes the service worker, which knows every file of the built site that belongs to the app (QUA-10). */
export async function writeServiceWorker(site: string): Promise<void> {
  const files = await precachedFiles(site);
  const code = await bundleWorker('src/worker/service-worker.ts', {
    PRECACHED_FILES: JSON.stringify(files),
    SPELLING_FILES: JSON.stringify(await filesIn(site, SPELLING_FOLDER)),
    LANGUAGE_FILES: JSON.stringify(await filesIn(site, LANGUAGES_FOLDER)),
    SYNTHESISER_FILES: JSON.stringify(await filesIn(site, SYNTHESISER_FOLDER)),
  });
  await writeFile(path.join(site, 'sw.js'), code);
}

/** Every file that is saved on the device with the app, in the same order in every build. */
export async function precachedFiles(site: string): Promise<PrecachedFile[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => PRECACHED.test(name) && !COMPRESSED.test(name))
    .toSorted();
  // A page is saved with its headers, and the policy in them may change when the page doesn't.
  const headers = await readFile(path.join(site, '_headers'), 'utf8');
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(site, name));
      const isPage = name in PAGES;
      return {
        url: PAGES[name] ?? `/${name}`,
        revision: HASHED.test(name)
          ? null
          : sha256(bytes, isPage ? headers : '')
              .toString('hex')
              .slice(0, 16),
        integrity: `sha256-${sha256(bytes).toString('base64')}`,
      };
    }),
  );
}

/** The addresses of what is saved once it was used: other languages, the spelling dictionary or the synthesiser, with its code. */
async function filesIn(site: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(site, folder));
  return names.filter((name) => !COMPRESSED.test(name)).map((name) => `${folder}${name}`);
}

/** Writes the list of the synthesiser's files and sizes, for downloading it ahead. */
export async function writeSynthesiserList(site: string): Promise<void> {
  const files = await Promise.all(
    (await filesIn(site, SYNTHESISER_FOLDER)).map(async (file) => ({
      file,
      bytes: (await stat(path.join(site, file))).size,
    })),
  );
  await writeFile(path.join(site, SYNTHESISER_LIST_PATH), `${JSON.stringify({ files })}\n`);
}

function sha256(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/**
 * Compiles a worker, with its imports, to one classic script: Firefox doesn't support modules in service workers yet.
 *
 * @param constants code to insert for a name that the worker declares
 */
export async function bundleWorker(entry: string, constants: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...constants, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome130', 'firefox130', 'safari17'],
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'worker' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error(`No worker came out of ${entry}`);
  return bundle.output[0].code;
}
