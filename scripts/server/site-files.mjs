import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pack': 'application/octet-stream',
};

/** Not for visitors: dot files, the host's rules, and the compressed copies under their own names. */
const PRIVATE = /(^|\/)[._]|\.(br|gz)$/;

/** Folders of files only: if a page answered for a missing file, an old tab's browser would cache it as code. */
const FILES_ONLY = /^(assets|fonts|icons|spelling|synthesiser)\//;

/**
 * The file that answers a path: the file of that name, the page of that name, or the app itself (SPA fallback) for a path
 * without an extension and for anything opened as a page. Null: there is none.
 *
 * @param {string} root the built site, absolute
 * @param {string} pathname decoded, begins with `/`
 * @param {{ asPage: boolean }} options whether a person opens the path as a page (NAV-03)
 * @returns {Promise<string | null>} absolute
 */
export async function findFile(root, pathname, { asPage }) {
  const wanted = path.posix.normalize(pathname).slice(1);
  if (wanted.startsWith('..') || wanted.includes('\0') || wanted.includes('\\') || PRIVATE.test(wanted))
    return null;
  const candidates = [wanted];
  if (path.posix.extname(wanted) === '') candidates.push(`${wanted}.html`);
  if (!FILES_ONLY.test(wanted) && (asPage || path.posix.extname(wanted) === ''))
    candidates.push('index.html');
  for (const candidate of candidates) {
    const file = path.join(root, candidate);
    if (await isFile(file)) return file;
  }
  return null;
}

/**
 * A file's bytes in the best form the visitor accepts, with the headers that describe them.
 *
 * @param {string} file
 * @param {string} acceptEncoding the request's header
 */
export async function readRepresentation(file, acceptEncoding) {
  const accepted = acceptedEncodings(acceptEncoding);
  const choices = /** @type {const} */ ([
    ['br', '.br'],
    ['gzip', '.gz'],
  ]);
  for (const [encoding, extension] of choices) {
    if (!accepted.has(encoding)) continue;
    const found = await readOnce(file + extension, file);
    if (found !== null) return { ...found, headers: { ...found.headers, 'content-encoding': encoding } };
  }
  return (await readOnce(file, file)) ?? Promise.reject(new Error(`${file} is gone`));
}

/** @typedef {{ body: Buffer, headers: Record<string, string> }} Representation */

/** By path, until the file changes. @type {Map<string, Representation & { changedAt: number, size: number }>} */
const kept = new Map();

/** Larger ones, such as packs of recordings, are read each time: together they would fill the memory. */
const MOST_KEPT_BYTES = 512 * 1024;

/**
 * Reads a file and makes its tag the first time, and again after a change. Null: there is no such file.
 *
 * @param {string} stored
 * @param {string} file which it is a form of
 * @returns {Promise<Representation | null>}
 */
async function readOnce(stored, file) {
  const found = await statOf(stored);
  if (!found?.isFile()) return null;
  const { mtimeMs: changedAt, size } = found;
  const before = kept.get(stored);
  if (before?.changedAt === changedAt && before.size === size) return before;
  const body = await readFile(stored);
  const read = { body, headers: describe(file, body), changedAt, size };
  if (size <= MOST_KEPT_BYTES) kept.set(stored, read);
  return read;
}

/**
 * @param {string} file
 * @param {Buffer} body
 * @returns {Record<string, string>}
 */
function describe(file, body) {
  return {
    'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': String(body.length),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  };
}

/**
 * @param {string} header for example `gzip, br;q=0.5, zstd;q=0`
 * @returns {Set<string>}
 */
function acceptedEncodings(header) {
  const parts = header.split(',').map((part) => part.trim().toLowerCase().split(';'));
  const accepted = parts.filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? ''));
  return new Set(accepted.map(([name]) => (name ?? '').trim()));
}

/** @param {string} file */
async function isFile(file) {
  return (await statOf(file))?.isFile() ?? false;
}

/** @param {string} file */
function statOf(file) {
  return stat(file).catch(() => null);
}
