import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createSiteHandler } from '../server/site-handler.mjs';
import { checkSite } from './site-checks.mjs';

const POLICY = "script-src 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='";
const INLINE = '<script>boot()</script>';
const SITE: Record<string, string> = {
  _headers: `/*\n  Content-Security-Policy: ${POLICY}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  'index.html': `<title>app</title>${INLINE}`,
  'login.html': `<form></form>${INLINE}`,
  'vocabulary.csv': 'dutch,english',
  'assets/app-1a2b3c4d.js': 'start()',
  'assets/app-1a2b3c4d.css': 'h1{}',
  'assets/font-1a2b3c4d.woff2': 'letters',
  'assets/speaker-1a2b3c4d.wasm': 'program',
  'audio/a.0123456789abcdef.pack': '{}',
  'manifest.webmanifest': '{}',
  'sw.js': 'wait()',
};
const BUILT = {
  appPaths: ['/', '/vocabulary'],
  files: Object.keys(SITE).map((name) => `/${name}`),
  rules: [{ pattern: '/*', headers: [['content-security-policy', POLICY]] as [string, string][] }],
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function makeSite(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deployed-'));
  closing.push(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(SITE)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Our own server with one header changed for one kind of file. */
async function serveChanged(extension: string, name: string, value: string): Promise<string> {
  const handler = await createSiteHandler(await makeSite());
  return serve((request, response) => {
    const writeHead = response.writeHead.bind(response);
    if (request.url?.endsWith(extension)) {
      Object.assign(response, {
        writeHead: (status: number, headers: http.OutgoingHttpHeaders) =>
          writeHead(status, { ...headers, [name]: value }),
      });
    }
    handler(request, response);
  });
}

const wrong = async (address: string, level: string, built = BUILT) =>
  (await checkSite(address, built))
    .filter((check) => check.level === level && !check.isRight)
    .map(({ what }) => what);

it('QUA-12 QUA-17: our own server passes all checks', async () => {
  expect(await wrong(await serve(await createSiteHandler(await makeSite())), 'must')).toEqual([]);
});

it('QUA-12 QUA-17: finds a host that answers everything with the app, and without headers', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' });
    response.end(SITE['index.html']);
  });
  expect(await wrong(address, 'must')).toEqual([
    '/login is the sign-in page, without a redirect',
    'a script that is gone is no page with 200 (QUA-12)',
    'a data file that is gone is no page with 200',
    'the headers of _headers are sent (QUA-17)',
    'the policy of / knows the scripts and styles in it',
    'the policy of /login knows the scripts and styles in it',
    'files are sent as what they are',
    'pages, data, packs and the worker are always asked for again',
  ]);
  expect(await wrong(address, 'should')).toHaveLength(2);
});

it.each([
  ['WebAssembly as nothing in particular', '.wasm', 'content-type', 'application/octet-stream'],
  ['packs of recordings as text', '.pack', 'content-type', 'text/plain'],
])('QUA-17 LIS-04: finds a host that sends %s', async (_what, extension, name, value) => {
  expect(await wrong(await serveChanged(extension, name, value), 'must')).toEqual([
    'files are sent as what they are',
  ]);
});

it('QUA-12 LIS-04: finds a host that lets packs be cached, and one that does not cache WebAssembly', async () => {
  const YEAR = 'public, max-age=31536000, immutable';
  expect(await wrong(await serveChanged('.pack', 'cache-control', YEAR), 'must')).toEqual([
    'pages, data, packs and the worker are always asked for again',
  ]);
  expect(await wrong(await serveChanged('.wasm', 'cache-control', 'no-cache'), 'should')).toContain(
    'scripts, WebAssembly and the font may be kept for a year',
  );
});

it('QUA-17: a kind of file missing in the build is an error, so that no check is skipped silently', async () => {
  const address = await serve(await createSiteHandler(await makeSite()));
  for (const kind of ['.js', '.css', '.woff2', '.csv', '.wasm', '.pack', '.webmanifest']) {
    const files = BUILT.files.filter((file) => !file.endsWith(kind));
    expect(await wrong(address, 'must', { ...BUILT, files })).toEqual(['files are sent as what they are']);
  }
});

it('NAV-01: finds a host that knows no path of the app, or redirects /login in a loop', async () => {
  const handler = await createSiteHandler(await makeSite());
  const address = await serve((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/vocabulary?')) response.writeHead(404).end();
    else if (url === '/login') response.writeHead(308, { location: '/login' }).end();
    else handler(request, response);
  });
  const found = await wrong(address, 'must');
  expect(found).toContain('/login is the sign-in page, without a redirect');
  expect(found).toContain('2 paths of the app are answered with the page of /');
});
