import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, parseHeadersFile } from './headers-file.mjs';
import { findFile, readRepresentation } from './site-files.mjs';

/** The default of hosts for a file that no rule of `_headers` mentions. */
const REVALIDATED = 'no-cache';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Answers as a static host does, for the built site in `root`. Its `_headers` file must be there: the site is never
 * served without its security headers (QUA-17).
 *
 * @param {string} root
 * @returns {Promise<(request: Request, response: Response) => void>}
 */
export async function createSiteHandler(root) {
  const site = path.resolve(root);
  const rules = parseHeadersFile(await readFile(path.join(site, '_headers'), 'utf8'));
  return (request, response) => {
    answer(site, rules, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) sendText(response, 500, 'Internal server error', {});
      else response.destroy();
    });
  };
}

/**
 * @param {string} site
 * @param {import('./headers-file.mjs').HeaderRule[]} rules
 * @param {Request} request
 * @param {Response} response
 */
async function answer(site, rules, request, response) {
  const pathname = pathOf(request.url ?? '/');
  const ruled = headersFor(rules, pathname ?? '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Method not allowed', { ...ruled, allow: 'GET, HEAD' });
  }
  if (pathname === null) return sendText(response, 400, 'Bad request', ruled);
  const file = await findFile(site, pathname, {
    asPage: (request.headers.accept ?? '').includes('text/html'),
  });
  if (file === null) return sendText(response, 404, 'Not found', { ...ruled, 'cache-control': REVALIDATED });

  const { body, headers } = await readRepresentation(file, request.headers['accept-encoding'] ?? '');
  /** @type {Record<string, string>} */
  const all = { 'cache-control': REVALIDATED, ...ruled, ...headers };
  if (isKnown(request.headers['if-none-match'], headers['etag'] ?? '')) {
    response.writeHead(304, withoutLength(all)).end();
    return;
  }
  response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body);
}

/** @param {Record<string, string>} headers */
function withoutLength({ 'content-length': _length, ...others }) {
  return others;
}

/**
 * The decoded path, or null when the address can't be read. Taken from the text, not by `new URL`, which would resolve
 * `..` and treat `//host` as another site.
 *
 * @param {string} url
 */
function pathOf(url) {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function isKnown(ifNoneMatch, etag) {
  const known = new Set((ifNoneMatch ?? '').split(',').map((value) => value.trim().replace(/^W\//, '')));
  return known.has(etag) || known.has('*');
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} headers
 */
function sendText(response, status, text, headers) {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
