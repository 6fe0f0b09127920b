import { createHash } from 'node:crypto';
import { headersFor } from '../server/headers-file.mjs';

const YEAR = /max-age=31536000/;
/** Lets a browser reuse a file without asking. */
const KEPT = /max-age=[1-9]|immutable/;
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;
const WORKER = '/sw.js';
const GONE_ASSET = '/assets/no-such-file-1a2b3c4d.js';
/** The content type of each kind of file. The build has some of each. */
const KINDS = {
  '.js': 'javascript',
  '.css': 'text/css',
  '.woff2': 'font',
  '.csv': 'text/csv',
  '.wasm': 'application/wasm',
  '.pack': 'application/octet-stream',
  '.webmanifest': 'manifest',
};
/** Files with a hash in their names, except the worker's. */
const KEPT_KINDS = ['.js', '.wasm', '.woff2'];

/**
 * @typedef {{ what: string, seen: string, isRight: boolean, level: 'must' | 'should' }} Check
 * @typedef {{ appPaths: readonly string[], files: readonly string[], rules: import('../server/headers-file.mjs').HeaderRule[] }} BuiltSite
 * @typedef {{ status: number, headers: Headers, text: string }} Answer
 */

/**
 * Checks whether a host provides what the app needs, and reports its answers. Where a `should` is missed the app still works, but
 * slower.
 *
 * @param {string} address of the host, for example `http://localhost:8788`
 * @param {BuiltSite} site what was built: the app's paths but `/login`, its files as addresses, the rules of its `_headers`
 * @returns {Promise<Check[]>}
 */
export async function checkSite(address, site) {
  const ask = (/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) =>
    askHost(address, path, headers);
  const [home, login] = [await ask('/'), await ask('/login')];
  return [
    ...(await checkPages(ask, site, home, login)),
    ...(await checkHeaders(ask, site)),
    checkHashes('/', home),
    checkHashes('/login', login),
    ...(await checkDelivery(ask, site)),
  ];
}

/** @typedef {(path: string, headers?: Record<string, string>) => Promise<Answer>} Ask */

/**
 * Which page answers which path.
 *
 * @param {Ask} ask
 * @param {BuiltSite} site
 * @param {Answer} home
 * @param {Answer} login
 * @returns {Promise<Check[]>}
 */
async function checkPages(ask, { appPaths }, home, login) {
  const isApp = (/** @type {Answer} */ { text }) => text === home.text;
  const others = [];
  for (const path of appPaths) {
    const answer = await ask(`${path}?from=mail`);
    if (answer.status !== 200 || !isApp(answer)) others.push(`${path}: ${answer.status}`);
  }
  const unknown = await ask('/no/such-page', { accept: 'text/html' });
  const gone = await ask(GONE_ASSET);
  const goneFile = await ask('/no-such-file.csv');
  return [
    must('/ is a page', `${home.status} ${typeOf(home)}`, home.status === 200 && isHtml(home)),
    must(
      '/login is the sign-in page, without a redirect',
      `${login.status} ${login.headers.get('location') ?? typeOf(login)}`,
      login.status === 200 && /<form[\s>]/.test(login.text) && !isApp(login),
    ),
    must(
      `${appPaths.length} paths of the app are answered with the page of /`,
      others.join(', ') || 'all',
      others.length === 0,
    ),
    must(
      'any other path too, with 200 or 404 (NAV-03)',
      `${unknown.status}, ${isApp(unknown) ? 'the app' : 'something else'}`,
      [200, 404].includes(unknown.status) && isApp(unknown),
    ),
    must('a script that is gone is no page with 200 (QUA-12)', String(gone.status), gone.status === 404),
    must('a data file that is gone is no page with 200', String(goneFile.status), goneFile.status === 404),
  ];
}

/**
 * The headers of `_headers`, on pages, scripts and data.
 *
 * @param {Ask} ask
 * @param {BuiltSite} site
 * @returns {Promise<Check[]>}
 */
async function checkHeaders(ask, { files, rules }) {
  const looked = [
    '/',
    '/login',
    '/vocabulary',
    GONE_ASSET,
    WORKER,
    ...firstOfEach(files, Object.keys(KINDS)),
  ];
  const wrong = [];
  let right = 0;
  for (const path of looked) {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      // Caching is checked separately: it protects nobody.
      if (name === 'cache-control') continue;
      if (headers.get(name) === value) right += 1;
      else wrong.push(`${path} ${name}: ${headers.get(name)?.slice(0, 40) ?? 'none'}`);
    }
  }
  return [
    must('the headers of _headers are sent (QUA-17)', wrong.join('; ') || `${right}`, wrong.length === 0),
  ];
}

/**
 * The policy of a page lets its own inline scripts and styles run.
 *
 * @param {string} path
 * @param {Answer} page
 */
function checkHashes(path, { headers, text }) {
  const policy = headers.get('content-security-policy') ?? '';
  const hashes = [...text.matchAll(INLINE)].map(
    ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const missing = hashes.filter((hash) => !policy.includes(hash));
  return must(
    `the policy of ${path} knows the scripts and styles in it`,
    `${hashes.length - missing.length} of ${hashes.length}`,
    hashes.length > 0 && missing.length === 0,
  );
}

/**
 * How the files are delivered: caching, compression, content type.
 *
 * @param {Ask} ask
 * @param {BuiltSite} site
 * @returns {Promise<Check[]>}
 */
async function checkDelivery(ask, { files }) {
  // Packs, too: after a damaged one the next request must get the whole (docs/faults.md).
  const stale = [];
  for (const path of ['/', '/login', '/vocabulary.csv', WORKER, ...firstOfEach(files, ['.pack'])]) {
    const cache = cacheOf(await ask(path));
    if (KEPT.test(cache)) stale.push(`${path}: ${cache}`);
  }
  const hashed = files.filter((file) => file !== WORKER);
  const asked = [];
  for (const path of firstOfEach(hashed, KEPT_KINDS)) {
    const cache = cacheOf(await ask(path));
    if (!YEAR.test(cache)) asked.push(`${path}: ${cache}`);
  }
  const plain = [];
  for (const path of ['/', '/vocabulary.csv', ...firstOfEach(files, ['.js', '.wasm'])]) {
    const { headers } = await ask(path, { 'accept-encoding': 'br, gzip' });
    if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')) plain.push(path);
  }
  const kinds = [];
  for (const [extension, kind] of Object.entries(KINDS)) {
    const [file] = firstOfEach(files, [extension]);
    const type = file === undefined ? 'none in the build' : typeOf(await ask(file));
    if (!type.includes(kind)) kinds.push(`${file ?? extension}: ${type}`);
  }
  return [
    must('files are sent as what they are', kinds.join(', ') || 'all', kinds.length === 0),
    must(
      'pages, data, packs and the worker are always asked for again',
      stale.join('; ') || 'all',
      stale.length === 0,
    ),
    should(
      'scripts, WebAssembly and the font may be kept for a year',
      asked.join('; ') || 'all',
      asked.length === 0,
    ),
    should(
      'text and WebAssembly are sent compressed',
      plain.length === 0 ? 'all' : `not: ${plain.join(', ')}`,
      plain.length === 0,
    ),
  ];
}

const cacheOf = (/** @type {Answer} */ { headers }) => headers.get('cache-control') ?? 'nothing said';
const typeOf = (/** @type {Answer} */ { headers }) => headers.get('content-type') ?? 'no type';
const isHtml = (/** @type {Answer} */ answer) => typeOf(answer).startsWith('text/html');

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} extensions
 */
function firstOfEach(files, extensions) {
  return extensions.flatMap((extension) => files.find((file) => file.endsWith(extension)) ?? []);
}

/**
 * @param {string} address
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<Answer>}
 */
async function askHost(address, path, headers) {
  const response = await fetch(new URL(path, address), { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * @param {string} what
 * @param {string} seen
 * @param {boolean} isRight
 * @returns {Check}
 */
const must = (what, seen, isRight) => ({ what, seen, isRight, level: 'must' });
/** @type {typeof must} */
const should = (what, seen, isRight) => ({ what, seen, isRight, level: 'should' });
