/**
 * All checks of the project: `npm test`. Installs a browser first where there is none. Every step that fails, or can't run,
 * counts as one failed test; so that the last line says it all: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureVoice } from './ensure-chromium.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, command: string, needs?: string, report?: { file: string, read: (json: any) => Count } }} Step */

const VITEST_REPORT = 'coverage/vitest.json';
const PLAYWRIGHT_REPORT = 'test-results/results.json';

/** @type {Step[]} */
const STEPS = [
  { title: 'Formatting', command: 'oxfmt --check .' },
  { title: 'Lint', command: 'oxlint --type-aware' },
  { title: 'Types: rules and content, without the browser', command: 'tsc -p tsconfig.core.json' },
  { title: 'Types: the app', command: 'tsc -p tsconfig.json' },
  { title: 'Types: scripts and tests', command: 'tsc -p tsconfig.node.json' },
  { title: 'Layers', command: 'depcruise --config .dependency-cruiser.cjs src' },
  { title: 'Dead code', command: 'knip' },
  { title: 'Content', command: 'npm run --silent check-content' },
  { title: 'Requirements without a test', command: 'npm run --silent trace' },
  {
    title: 'Unit and property tests',
    command: `vitest run --coverage --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
    report: {
      file: VITEST_REPORT,
      read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + suitesNotRun(json) }),
    },
  },
  { title: 'Build', command: 'npm run --silent build' },
  { title: 'Byte budgets', command: 'npm run --silent size', needs: 'Build' },
  {
    title: 'Journeys in a real browser',
    command: 'playwright test',
    needs: 'Build',
    report: {
      file: PLAYWRIGHT_REPORT,
      read: ({ stats, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
      }),
    },
  },
];

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failedSteps = [];

prepareBrowser();
for (const step of STEPS) runStep(step);

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function prepareBrowser() {
  console.log('── Browser');
  try {
    console.log(`Chromium: ${ensureChromium()}`);
    console.log(
      ensureVoice() ? 'Dutch voice: there' : 'Dutch voice: none, the journeys with a real voice are skipped',
    );
  } catch (error) {
    // Not fatal: the other checks still say something, and the journeys fail by themselves.
    console.log(error instanceof Error ? error.message : error);
  }
}

/** @param {Step} step */
function runStep({ title, command, needs, report }) {
  console.log(`\n── ${title}`);
  if (needs !== undefined && failedSteps.includes(needs)) {
    console.log(`Not run: ${needs} failed.`);
    return count(title, { passed: 0, failed: 1 }, 0);
  }
  if (report !== undefined) rmSync(report.file, { force: true });
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: environment() });
  const seconds = (performance.now() - start) / 1000;
  const ok = status === 0;
  if (report === undefined)
    return count(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
  const found = readReport(report.file, report.read);
  // A runner that failed without a failed test (a missing browser, a threshold) failed all the same.
  return count(title, ok ? found : { ...found, failed: Math.max(1, found.failed) }, seconds);
}

/**
 * @param {string} title
 * @param {Count} found
 * @param {number} seconds
 */
function count(title, found, seconds) {
  total.passed += found.passed;
  total.failed += found.failed;
  if (found.failed > 0) failedSteps.push(title);
  console.log(`── ${title}: ${found.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)`);
}

/**
 * @param {string} file
 * @param {(json: any) => Count} read
 * @returns {Count}
 */
function readReport(file, read) {
  try {
    const found = read(JSON.parse(readFileSync(file, 'utf8')));
    return found.passed + found.failed > 0 ? found : { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Test files that could not even be loaded.
 *
 * @param {{ testResults: { status: string, assertionResults: unknown[] }[] }} json
 */
function suitesNotRun({ testResults }) {
  return testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
    .length;
}

/** The tools of the project are found also when this is run without npm. */
function environment() {
  const tools = path.resolve('node_modules/.bin');
  return { ...process.env, PATH: `${tools}${path.delimiter}${process.env['PATH'] ?? ''}` };
}
