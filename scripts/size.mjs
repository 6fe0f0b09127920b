/** Holds the built site to the byte budgets of scripts/size/budget.json (QUA-01, QUA-02, QUA-09): `npm run size`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { needlessExceptions, sizeRows } from './size/site-sizes.mjs';

const SITE = 'dist';
/** @type {import('./size/site-sizes.mjs').Budget} */
const budget = JSON.parse(readFileSync('scripts/size/budget.json', 'utf8'));

if (!existsSync(path.join(SITE, '.vite/manifest.json'))) {
  console.error('There is no built site: npm run build');
  process.exit(1);
}
const rows = sizeRows({
  manifest: JSON.parse(readFileSync(path.join(SITE, '.vite/manifest.json'), 'utf8')),
  sizeOf: wireSize,
  fonts: readdirSync(path.join(SITE, 'fonts'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `fonts/${name}`),
  pages: new Set(importedBy('src/app/routing/routes.ts')),
  signedIn: importedBy('src/app/routing/signed-in-code.ts')[0] ?? '',
  budget,
});
const over = rows.filter((row) => row.bytes > row.limit);
const needless = needlessExceptions(rows, budget);

for (const row of rows) {
  const mark = over.includes(row) ? 'OVER' : 'ok';
  console.log(
    `${mark.padEnd(5)}${kilobytes(row.bytes)} of ${kilobytes(row.limit)}  ${row.what}${row.note ? ` (${row.note})` : ''}`,
  );
}
for (const part of needless)
  console.log(`The exception for ${part} is not needed: take it out of the budget.`);
if (over.length > 0) console.log(`${over.length} over budget.`);
if (over.length + needless.length > 0) process.exit(1);

/**
 * The compressed copy where the build made one.
 *
 * @param {string} file
 */
function wireSize(file) {
  const full = path.join(SITE, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
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

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
