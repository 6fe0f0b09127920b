import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SPELLING_FOLDER, SYNTHESISER_FOLDER } from '../../src/browser/service-worker/worker-contract.ts';
import { PATHS } from '../../src/routes/paths.ts';
import { securityHeaders } from './security-headers.ts';

/** Outside the site: these two are for the host's configuration (docs/deploy/README.md). */
const SNIPPET_FOLDER = 'deploy';
const PAGES = ['index.html', 'login.html'];
const HASHED_FOLDERS = ['/assets/', SPELLING_FOLDER, SYNTHESISER_FOLDER];
const HASHED_FILE = /-[\da-f]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const WORKER_PATH = '/sw.js';

/** Paths and the headers of their responses. A path ending in `*` means everything below it. */
type HeaderRules = Record<string, Record<string, string>>;

/**
 * Writes what a static host needs to answer like `npm start`, all from one source: `_headers` and `_redirects` in the site (Netlify,
 * Cloudflare Pages, and scripts/serve.mjs), vercel.json and nginx.conf outside it.
 */
export async function writeDeployFiles(site: string): Promise<void> {
  const pages = await Promise.all(PAGES.map((name) => readFile(path.join(site, name), 'utf8')));
  const security = securityHeaders(pages);
  const immutablePaths = [
    ...HASHED_FOLDERS.map((folder) => `${folder}*`),
    ...(await hashedPublicFiles(site)),
  ];
  // No cache rule for the rest: hosts revalidate by default, and some merge the values of two matching rules. The worker has one
  // anyway: an old one cached for long would keep the whole app old.
  const rules: HeaderRules = {
    '/*': security,
    [WORKER_PATH]: { 'Cache-Control': REVALIDATED },
    ...Object.fromEntries(immutablePaths.map((file) => [file, { 'Cache-Control': IMMUTABLE }])),
  };
  await writeFile(path.join(site, '_headers'), headersFile(rules));
  await writeFile(path.join(site, '_redirects'), `${REDIRECT_RULES.join('\n')}\n`);
  await copyFile(path.join(site, 'index.html'), path.join(site, '404.html'));
  await mkdir(SNIPPET_FOLDER, { recursive: true });
  await writeFile(path.join(SNIPPET_FOLDER, 'vercel.json'), vercelFile(rules));
  await writeFile(path.join(SNIPPET_FOLDER, 'nginx.conf'), nginxFile(security, immutablePaths));
}

/**
 * The paths that are answered with the app's page, for hosts that read `_redirects`. One by one, and with the folder's address: Cloudflare
 * Pages ignores a rule for all paths, and answers one that leads to `….html` with a redirect, for `/login` to itself. `/login` needs no
 * rule, as both hosts find `login.html`. Any other path gets 404.html, the same page with that status (NAV-03), and so does a script that
 * is gone: an old tab's browser would cache a page with status 200 as code (QUA-12).
 */
export const REDIRECT_RULES = Object.values(PATHS)
  .filter((appPath) => appPath !== PATHS.home && appPath !== PATHS.login)
  .map((appPath) => `${appPath} ${PATHS.home} 200`);

/** Files of public/ with a hash in their name, such as the font. */
async function hashedPublicFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && HASHED_FILE.test(entry.name))
    .map(
      (entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    )
    .filter((file) => HASHED_FOLDERS.every((folder) => !file.startsWith(folder)))
    .toSorted();
}

function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[pattern, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function vercelFile(rules: HeaderRules): string {
  const headers = Object.entries(rules).map(([pattern, values]) => ({
    source: pattern.replace(/\*$/, '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const rewrites = [
    { source: '/login', destination: '/login.html' },
    { source: '/((?!.*\\.).*)', destination: '/index.html' },
  ];
  return `${JSON.stringify({ headers, rewrites }, null, 2)}\n`;
}

/** To be included in a `server { }` whose root is the built site. */
function nginxFile(security: Record<string, string>, immutablePaths: readonly string[]): string {
  const common = Object.entries(security).map(([name, value]) => addHeader(name, value));
  // A location with its own headers inherits none, so each lists them all.
  const location = (match: string, cache: string, ...lines: string[]) =>
    [
      `location ${match} {`,
      ...common,
      addHeader('Cache-Control', cache),
      ...lines.map((line) => `  ${line}`),
      '}',
    ].join('\n');
  return `${[
    'gzip_static on;',
    '# brotli_static on;  # where the module is there',
    ...immutablePaths.map((file) =>
      file.endsWith('*')
        ? location(`^~ ${file.slice(0, -1)}`, IMMUTABLE, 'try_files $uri =404;')
        : location(`= ${file}`, IMMUTABLE),
    ),
    location(`= ${WORKER_PATH}`, REVALIDATED),
    location('= /login', REVALIDATED, 'try_files /login.html =404;'),
    // File types that nginx's own list doesn't know.
    ...Object.entries({
      csv: 'text/csv',
      webmanifest: 'application/manifest+json',
      pack: 'application/octet-stream',
    }).map(([extension, type]) =>
      location(
        `~ \\.${extension}$`,
        REVALIDATED,
        'types { }',
        `default_type ${type};`,
        'try_files $uri =404;',
      ),
    ),
    location('~ \\.\\w+$', REVALIDATED, 'try_files $uri =404;'),
    location('/', REVALIDATED, 'try_files $uri /index.html;'),
  ].join('\n\n')}\n`;
}

function addHeader(name: string, value: string): string {
  return `  add_header ${name} '${value.replaceAll("'", "\\'")}' always;`;
}
