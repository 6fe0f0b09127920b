import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sizeRows } from './site-sizes.mjs';

/** @type {import('./site-sizes.mjs').Budget} */
export const BUDGET = JSON.parse(readFileSync('scripts/size/budget.json', 'utf8'));

/** The files that list pages: a subject or an exam part lists its own. */
const PAGE_LISTS = [
  'src/app/routing/routes.ts',
  ...['src/exam', 'src/subjects'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name)),
  ),
];

/** The rooms of all parts have one page; reading stands for them. @type {[string, string]} */
const ROOM = ['readingRoom', 'src/exam/screens/room/room-screen.tsx'];

/**
 * The pages of the route registry: the name of each path in `PATHS`, and the source of its page. What is imported beside it is content.
 *
 * @returns {[name: string, page: string][]}
 */
export function routedPages() {
  const found = PAGE_LISTS.flatMap((list) =>
    [...readFileSync(list, 'utf8').matchAll(/path: PATHS\.(\w+),[^;]*?import\('(#|\.)([^']+)'\)/g)].map(
      /** @returns {[string, string]} */
      ([, name = '', from, page = '']) => [
        name,
        from === '#' ? `src/${page}` : path.join(path.dirname(list), page),
      ],
    ),
  );
  return [...found, ROOM];
}

/**
 * The sizes of a built site with their budgets; null where there is none.
 *
 * @param {string} folder
 */
export function builtSiteRows(folder) {
  const manifest = path.join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) return null;
  const rows = sizeRows({
    manifest: JSON.parse(readFileSync(manifest, 'utf8')),
    sizeOf: (file) => wireSize(path.join(folder, file)),
    fonts: readdirSync(path.join(folder, 'fonts'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `fonts/${name}`),
    pages: new Set([...routedPages().map(([, page]) => page), ...importedBy('src/app/routing/routes.ts')]),
    signedIn: importedBy('src/app/routing/login-route.tsx')[0] ?? '',
    budget: BUDGET,
  });
  return [...rows, ...languageRows(folder)];
}

/**
 * What the worker keeps of a language: its texts, its meanings and its letters (LNG-01).
 *
 * @param {string} folder
 * @returns {import('./site-sizes.mjs').SizeRow[]}
 */
function languageRows(folder) {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (const name of readdirSync(path.join(folder, 'languages'))) {
    if (/\.(br|gz)$/.test(name)) continue;
    const language = name.split('-')[0]?.split('.').at(-1) ?? '';
    bytes.set(language, (bytes.get(language) ?? 0) + wireSize(path.join(folder, 'languages', name)));
  }
  return [...bytes].map(([language, size]) => ({
    what: `language ${language}: all that the device keeps of it`,
    bytes: size,
    limit: BUDGET.wholeLanguage,
  }));
}

/**
 * The compressed copy where the build made one.
 *
 * @param {string} file
 */
function wireSize(file) {
  // As the server chooses: a file that brotli can't shrink has no such copy.
  const sent = ['.br', '.gz'].map((ending) => file + ending).find((compressed) => existsSync(compressed));
  return statSync(sent ?? file).size;
}

/**
 * The source files that a module imports dynamically.
 *
 * @param {string} module
 */
function importedBy(module) {
  const source = readFileSync(module, 'utf8');
  return [...source.matchAll(/import\('#([^']+)'\)/g)].map((match) => `src/${match[1]}`);
}
