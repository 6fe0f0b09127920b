/**
 * Measures the built app next to a bare React page and prints the goals of docs/spec/quality.md (QUA-09): `npm run bench`.
 * Each result is printed and saved in bench-results/latest.json once it is known. Fails when a goal of bytes, scores or counts is not met.
 *
 *   --only load,routes,interactions,words,heap,log,search,lighthouse   some parts only
 *   --runs 7                            how often each page is loaded (5 by default); the median counts
 *   --quick                             one run of everything
 *   --write                             saves the measurements in docs/speed.json, and the README's table of it
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { createSiteHandler } from '../server/site-handler.mjs';
import { withGeneratedPart } from '../docs/generated-part.mjs';
import { builtSiteRows } from '../size/built-site.mjs';
import { launchBrowser, pagesOfApp, rememberedSession, SLOW_CPU, SLOW_LINE } from './lab.mjs';
import { measureHeap, measureRouteChanges } from './measure-app.mjs';
import { measureInteractions } from './measure-interactions.mjs';
import { measureLighthouse } from './measure-lighthouse.mjs';
import { measureFont, measureLoads, measureSignedInVisits } from './measure-load.mjs';
import { measureLog } from './measure-log.mjs';
import { measureLogPages } from './measure-log-pages.mjs';
import { measureReferencePress } from './measure-press.mjs';
import { judge, lighthouseRuns, logRuns, table } from './report.mjs';
import { SPEED_FILE, speedTable, withMeasured } from './speed-table.mjs';
import { measureWords } from './measure-words.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof measureLighthouse>>} Lighthouse
 * @typedef {import('./measure-load.mjs').Summary} Loads
 * @typedef {object} Measured
 * @property {{ largestPage: number }} [size] bytes of code
 * @property {{ pages: Record<string, { first: Loads, repeat: Loads }>,
 *   font: Awaited<ReturnType<typeof measureFont>>, signedIn: { path: string, bytes: number }[] }} [load]
 * @property {{ median: number | null, runs: (number | null)[] }} [press] the reference press
 * @property {Awaited<ReturnType<typeof measureRouteChanges>>} [routes]
 * @property {Awaited<ReturnType<typeof measureInteractions>>} [interactions]
 * @property {Awaited<ReturnType<typeof measureWords>>} [words] presses on words
 * @property {Awaited<ReturnType<typeof measureHeap>>} [heap]
 * @property {Awaited<ReturnType<typeof measureLog>>} [log]
 * @property {Awaited<ReturnType<typeof measureLogPages>>} [logPages]
 * @property {{ words2200: number, words100000: number, growthExponent: number }} [search]
 * @property {{ bare: Lighthouse, login: Lighthouse, home: Lighthouse }} [lighthouse]
 */

const BARE_CONFIG = 'scripts/bench/bare-page/vite.config.ts';
const BENCH_FOLDER = 'node_modules/.bench';
const RESULTS = 'bench-results';
/** Half of them before the measurement they are compared with, half after, so that a busy machine slows both (QUA-03: 20). */
const HALF_OF_PRESSES = 10;

/** One round says little: the engine keeps and drops compiled code as it likes. */
const ROUNDS = 3;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,routes,interactions,words,heap,log,search,lighthouse' },
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = options.quick ? 1 : Number(options.runs);
const wants = (/** @type {string} */ part) => options.only.split(',').includes(part);

run('npm', ['run', '--silent', 'build']);
for (const page of ['index', 'press', 'log'])
  run('npx', ['vite', 'build', '--config', BARE_CONFIG, '--mode', page]);
const [site, bare, press, log] = await Promise.all(
  ['dist', `${BENCH_FOLDER}/index`, `${BENCH_FOLDER}/press`, `${BENCH_FOLDER}/log`].map(serve),
);
if (!site || !bare || !press || !log) throw new Error('Nothing is served');
const browser = await launchBrowser();
const machine = { node: process.version, cpus: os.cpus().length, chromium: browser.version() };
const app = { origin: site.origin, storageState: await rememberedSession(browser, site.origin) };

/** @type {Measured} */
const measured = { size: { largestPage: largestPage() } };
/** The goals that were printed. @type {Set<string>} */
const told = new Set();
if (wants('search')) measured.search = JSON.parse(run('npx', ['tsx', 'scripts/bench/measure-search.ts']));
tellNew();
if (wants('load')) {
  say('Loading on a slow line …');
  const { origin, storageState } = app;
  measured.load = {
    pages: await measureLoads(
      browser,
      {
        bare: { url: `${bare.origin}/` },
        login: { url: `${origin}/login`, hasWorker: true },
        home: { url: `${origin}/`, storageState, hasWorker: true },
        vocabulary: { url: `${origin}/vocabulary`, storageState, hasWorker: true },
      },
      runs,
    ),
    font: await measureFont(browser, `${origin}/login`),
    signedIn: await measureSignedInVisits(browser, origin, { paths: pagesOfApp(), storageState }),
  };
  tellNew();
}
if (wants('routes') || wants('interactions') || wants('words')) {
  say('Route changes and interactions, beside the reference press …');
  const presses = await measureReferencePress(browser, press.origin, HALF_OF_PRESSES);
  if (wants('routes')) measured.routes = await measureRouteChanges(browser, app);
  if (wants('interactions')) measured.interactions = await measureInteractions(browser, app, pagesOfApp());
  if (wants('words')) measured.words = await measureWords(browser, app);
  presses.push(...(await measureReferencePress(browser, press.origin, HALF_OF_PRESSES)));
  measured.press = { median: median(presses), runs: presses };
  tellNew();
  console.log(
    `Reference press: ${Math.round(measured.press.median ?? NaN)} ms, median of ${measured.press.runs.length}`,
  );
  for (const { at, type, ms } of measured.interactions?.worst.slice(0, 3) ?? [])
    console.log(`Slowest interactions: ${ms} ms, ${type} on ${at}`);
  for (const failure of measured.interactions?.failed ?? []) console.log(`Not played: ${failure}`);
}
if (wants('heap')) {
  say('Memory …');
  measured.heap = await measureHeap(browser, app, { rounds: ROUNDS });
  tellNew();
}
if (wants('log')) {
  say('A study log of 100,000 answers …');
  measured.log = await measureLog(browser, log.origin, Math.min(runs, 3));
  tellNew();
  console.log(logRuns(measured.log));
  measured.logPages = await measureLogPages(browser, app, Math.min(runs, 3));
  tellNew();
}
await browser.close();
if (wants('lighthouse')) {
  say('Lighthouse …');
  measured.lighthouse = {
    bare: await measureLighthouse(`${bare.origin}/`, { runs }),
    login: await measureLighthouse(`${app.origin}/login`, { runs }),
    home: await measureLighthouse(`${app.origin}/`, { runs, signedIn: true }),
  };
  tellNew();
  console.log(
    `Every run (performance, accessibility, best practices, SEO; its times decide nothing)\n${lighthouseRuns(measured.lighthouse)}`,
  );
}
for (const { server } of [site, bare, press, log]) server.close();

const judged = judge(measured);
if (options.write) saveSpeed();
console.log(`\nAll goals\n${table(judged)}\n\nAll figures: ${RESULTS}/latest.json`);
process.exit(judged.some(({ verdict }) => verdict === 'FAILED') ? 1 : 0);

/** Prints the goals measured since the last call, and saves what is known: a bench that is stopped leaves what it found. */
function tellNew() {
  const goals = judge(measured);
  const found = goals.filter(({ goal, verdict }) => verdict !== 'not measured' && !told.has(goal));
  for (const { goal } of found) told.add(goal);
  if (found.length > 0) console.log(table(found));
  mkdirSync(RESULTS, { recursive: true });
  const about = { date: new Date().toISOString(), machine: { ...machine, load: os.loadavg()[0] } };
  const lab = { cpu: SLOW_CPU, line: SLOW_LINE };
  writeFileSync(`${RESULTS}/latest.json`, JSON.stringify({ ...about, lab, runs, goals, measured }, null, 2));
}

function saveSpeed() {
  const date = new Date().toISOString().slice(0, 10);
  const measured = withMeasured(JSON.parse(readFileSync(SPEED_FILE, 'utf8')), judged, date);
  writeFileSync(SPEED_FILE, `${JSON.stringify(measured, null, 2)}\n`);
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', withGeneratedPart(readme, 'speed figures', speedTable(measured)));
}

/** The bytes of code of the largest page, without what every page has. */
function largestPage() {
  const pages = (builtSiteRows('dist') ?? []).filter(({ what }) => what.startsWith('page '));
  return Math.max(...pages.map(({ bytes }) => bytes));
}

/**
 * @param {string} folder
 * @returns {Promise<{ origin: string, server: http.Server }>}
 */
async function serve(folder) {
  const server = http.createServer(await createSiteHandler(folder));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ origin: `http://localhost:${port}`, server });
    });
  });
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @param {string} text */
function say(text) {
  console.error(text);
}
