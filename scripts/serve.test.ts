import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler } from './server/site-handler.mjs';

const HEADERS_FILE = `/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

const SITE: Record<string, string> = {
  _headers: HEADERS_FILE,
  'index.html': '<h1>app</h1>',
  'login.html': '<h1>login</h1>',
  'vocabulary.csv': 'dutch,english\nhuis,house\n',
  'assets/app-1a2b3c4d.js': 'console.log("app");'.repeat(20),
  '.vite/manifest.json': '{}',
};

let folder = '';
let server: http.Server;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'serve-'));
  const site = path.join(folder, 'site');
  for (const [name, text] of Object.entries(SITE)) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), text);
  }
  const script = path.join(site, 'assets/app-1a2b3c4d.js');
  await writeFile(`${script}.br`, zlib.brotliCompressSync(SITE['assets/app-1a2b3c4d.js'] ?? ''));
  await writeFile(`${script}.gz`, zlib.gzipSync(SITE['assets/app-1a2b3c4d.js'] ?? ''));
  await writeFile(path.join(folder, 'secret.txt'), 'not part of the site');
  server = http.createServer(await createSiteHandler(site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalise it first. */
function ask(requestPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: requestPath, method, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    request.on('error', reject).end();
  });
}

describe('the server of the built site', () => {
  it.each([
    ['/', 'app'],
    ['/vocabulary', 'app'],
    ['/a/path/nobody/knows?with=query', 'app'],
    ['/login', 'login'],
    ['/login?from=/grammar', 'login'],
  ])('QUA-17: answers %s with the right page, to be revalidated', async (requestPath, page) => {
    const answer = await ask(requestPath);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(`<h1>${page}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['a page', '/', 200],
    ['a script', '/assets/app-1a2b3c4d.js', 200],
    ['a missing file', '/assets/gone-1a2b3c4d.js', 404],
    ['a malformed address', '/%E0%A4%A', 400],
  ])('QUA-17: sends the headers of the _headers file with %s', async (_what, requestPath, status) => {
    const answer = await ask(requestPath);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('QUA-17: lets hashed files be cached for good and data be revalidated', async () => {
    const script = await ask('/assets/app-1a2b3c4d.js');
    const data = await ask('/vocabulary.csv');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(data.headers['cache-control']).toBe('no-cache');
    expect(data.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it.each([
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('QUA-17: sends the best form that "%s" accepts', async (accepted, encoding, unpack) => {
    const answer = await ask('/assets/app-1a2b3c4d.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.body).toString()).toBe(SITE['assets/app-1a2b3c4d.js']);
  });

  it('QUA-17: answers 304 to a visitor who has the file, and only in the same encoding', async () => {
    const first = await ask('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await ask('/assets/app-1a2b3c4d.js', {
      'accept-encoding': 'br',
      'if-none-match': `W/${etag}`,
    });
    const other = await ask('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe("default-src 'none'");
    expect(other.status).toBe(200);
  });

  it('QUA-17: answers HEAD with the headers of GET and no body, and refuses other methods', async () => {
    const get = await ask('/');
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await ask('/login', {}, 'POST')).status).toBe(405);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets%00.js',
    '/_headers',
    '/.vite/manifest.json',
    '/assets/app-1a2b3c4d.js.br',
    '/assets/gone.js',
  ])('QUA-17: reveals nothing at %s', async (requestPath) => {
    const answer = await ask(requestPath);
    expect(answer.body.toString()).not.toContain('not part of the site');
    expect(answer.status).toBe(404);
  });

  it.each(['/%', '/%zz', '/%E0%A4%A'])(
    'QUA-17: answers 400 to the malformed address %s',
    async (requestPath) => {
      expect((await ask(requestPath)).status).toBe(400);
    },
  );

  it('QUA-17: does not serve a site without its headers file', async () => {
    await expect(createSiteHandler(folder)).rejects.toThrow('_headers');
  });
});
