import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, parseHeadersFile } from './headers-file.mjs';
import { findFile, readRepresentation } from './site-files.mjs';

/** What hosts do by default with a file that no rule of `_headers` says anything about. */
const REVALIDATED = 'no-cache';

/** Sounds are compressed already, so that a part of the file is a part of what is sent. */
const IN_PARTS = /\.(?:mp3|wav)$/;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ start: number, end: number }} ByteRange both inclusive
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
  if (IN_PARTS.test(file)) return sendPart(request, response, { body, headers: all });
  response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The part of a file that was asked for: Safari plays a sound only from a server that sends it in parts.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {{ body: Buffer, headers: Record<string, string> }} whole
 */
function sendPart(request, response, { body, headers }) {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const { range, 'if-range': ifRange } = request.headers;
  // Of another version of the file no part is of use.
  const isWanted = request.method === 'GET' && (ifRange === undefined || ifRange === headers['etag']);
  const part = isWanted ? readByteRange(range, body.length) : null;
  if (part === null) {
    response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body);
  } else if (part === 'unsatisfiable') {
    sendText(response, 416, 'Range not satisfiable', {
      ...withoutLength(all),
      'content-range': `bytes */${body.length}`,
    });
  } else {
    const { start, end } = part;
    response
      .writeHead(206, {
        ...all,
        'content-length': String(end - start + 1),
        'content-range': `bytes ${start}-${end}/${body.length}`,
      })
      .end(body.subarray(start, end + 1));
  }
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2). Null where the whole file is to be sent: no header, one that can't be read, or several parts at once, which no player
 * asks for. `unsatisfiable`: it begins behind the end of the file.
 *
 * @param {string | undefined} header for example `bytes=0-1`, `bytes=500-` or `bytes=-500`
 * @param {number} size of the file, in bytes
 * @returns {ByteRange | 'unsatisfiable' | null}
 */
function readByteRange(header, size) {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
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
