/**
 * Measures the built app beside a bare React page and prints the goals of docs/spec/quality.md (QUA-09): `npm run bench`.
 * Also in bench-results/latest.json. Fails when a goal of bytes, scores or counts is not met.
 *
 *   --only lighthouse,load,app,search   some parts only
 *   --runs 5                            how often each page is loaded (3 by default); the median counts
 *   --quick                             one run of everything
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { createSiteHandler } from '../server/site-handler.mjs';
import { launchBrowser, rememberedSession, SLOW_CPU, SLOW_LINE } from './lab.mjs';
import { measureApp } from './measure-app.mjs';
import { measureLighthouse } from './measure-lighthouse.mjs';
import { measureLoads, measureSignedInVisits } from './measure-load.mjs';
import { judge, table } from './report.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof measureLighthouse>>} Lighthouse
 * @typedef {Awaited<ReturnType<typeof measureLoads>>} Loads
 * @typedef {object} Measured
 * @property {{ bare: Lighthouse, login: Lighthouse, home: Lighthouse }} [lighthouse]
 * @property {{ bare: Loads, login: Loads, home: Loads, signedIn: { path: string, bytes: number }[] }} [load]
 * @property {Awaited<ReturnType<typeof measureApp>>} [app]
 * @property {{ words2200: number, words100000: number }} [search]
 */

const BARE_PAGE = 'node_modules/.bench/bare-page';
const RESULTS = 'bench-results';
/** A page with code of its own and one of the first load; the navigation adds the others. */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'lighthouse,load,app,search' },
    runs: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = options.quick ? 1 : Number(options.runs);
const wants = (/** @type {string} */ part) => options.only.split(',').includes(part);

run('npm', ['run', '--silent', 'build']);
run('npx', ['vite', 'build', '--config', 'scripts/bench/bare-page/vite.config.ts']);
const [app, bare] = await Promise.all([serve('dist'), serve(BARE_PAGE)]);

/** @type {Measured} */
const measured = {};
if (wants('search')) measured.search = JSON.parse(run('npx', ['tsx', 'scripts/bench/measure-search.ts']));
if (wants('lighthouse')) {
  say('Lighthouse …');
  measured.lighthouse = {
    bare: await measureLighthouse(`${bare.origin}/`, { runs }),
    login: await measureLighthouse(`${app.origin}/login`, { runs }),
    home: await measureLighthouse(`${app.origin}/`, { runs, signedIn: true }),
  };
}
const browser = await launchBrowser();
if (wants('app') || wants('load')) {
  say('Route changes, interactions, memory …');
  measured.app = await measureApp(browser, app.origin, { rounds: runs });
}
if (wants('load')) {
  say('Loading on a slow line …');
  measured.load = {
    bare: await measureLoads(browser, `${bare.origin}/`, runs),
    login: await measureLoads(browser, `${app.origin}/login`, runs),
    home: await measureLoads(browser, `${app.origin}/`, runs, {
      storageState: await rememberedSession(browser, app.origin),
    }),
    signedIn: await measureSignedInVisits(browser, app.origin, measured.app?.paths ?? ['/']),
  };
}
await browser.close();
for (const { server } of [app, bare]) server.close();

const judged = judge(measured);
const machine = {
  node: process.version,
  cpus: os.cpus().length,
  chromium: browser.version(),
  load: os.loadavg()[0],
};
const lab = { cpu: SLOW_CPU, line: SLOW_LINE };
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  `${RESULTS}/latest.json`,
  JSON.stringify({ date: new Date().toISOString(), machine, lab, runs, goals: judged, measured }, null, 2),
);
console.log(`\n${table(judged)}\n\nAll figures: ${RESULTS}/latest.json`);
process.exit(judged.some(({ verdict }) => verdict === 'FAILED') ? 1 : 0);

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
