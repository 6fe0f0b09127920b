/**
 * All checks of the project: `npm test`. Installs a browser first where there is none. Independent steps run in parallel; the output of a
 * step is printed when it has ended, that of the journeys while they run. Every step that fails, or can't run, counts as one failed test,
 * so that the last line is the whole result: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessChromium, ensureVoice } from './ensure-chromium.mjs';
import { failedUnitTests, slowestJourneys, stumbledJourneys, timeTable } from './test/step-times.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, command: string, needs?: string, isLive?: true, report?: { file: string, read: (json: any) => Count } }} Step */

const UNIT_REPORT = 'node_modules/.cache/unit-tests.json';
const JOURNEYS_REPORT = 'test-results/results.json';

/** One after the other, each of them on a single core … @type {Step[]} */
const CHECKS = [
  { title: 'Formatting', command: 'oxfmt --check .' },
  { title: 'Lint', command: 'oxlint --type-aware' },
  {
    title: 'Types: rules and content, without the browser',
    command: 'tsc --checkers 1 -p tsconfig.core.json',
  },
  { title: 'Types: the app', command: 'tsc --checkers 1 -p tsconfig.json' },
  { title: 'Types: the service worker', command: 'tsc --checkers 1 -p tsconfig.worker.json' },
  { title: 'Types: scripts and tests', command: 'tsc --checkers 1 -p tsconfig.node.json' },
  { title: 'Layers', command: 'depcruise --config .dependency-cruiser.cjs src' },
  { title: 'Dead code', command: 'knip' },
  { title: 'Copies', command: 'NODE_OPTIONS=--max-semi-space-size=64 jscpd' },
  { title: 'Content', command: 'npm run --silent check-content' },
  { title: 'Simulation', command: 'npm run --silent simulate -- --check' },
  { title: 'Requirements without a test', command: 'npm run --silent trace' },
  { title: 'Build', command: 'npm run --silent build' },
  { title: 'Byte budgets', command: 'npm run --silent size', needs: 'Build' },
];
/** … in parallel with these. @type {Step[]} */
const UNIT_TESTS = [
  {
    title: 'Unit and property tests, and how much of the code they cover',
    command: `vitest run --coverage --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: {
      file: UNIT_REPORT,
      read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + suitesNotRun(json) }),
    },
  },
];
/** Alone: they take both cores, and some of them measure time. @type {Step[]} */
const JOURNEYS = [
  {
    title: 'Journeys in a real browser',
    command: 'playwright test',
    needs: 'Build',
    isLive: true,
    report: {
      file: JOURNEYS_REPORT,
      read: ({ stats, errors }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
      }),
    },
  },
];

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {{ title: string, seconds: number, ok: boolean }[]} */
const ended = [];
const began = performance.now();

prepareBrowser();
await Promise.all([runInTurn(CHECKS), runInTurn(UNIT_TESTS)]);
await runInTurn(JOURNEYS);

const seconds = (performance.now() - began) / 1000;
console.log(`\n── Time\n${timeTable([...ended, { title: 'All, some side by side', seconds, ok: true }])}`);
const journeys = readJson(JOURNEYS_REPORT);
console.log(`\n── Slowest journeys\n${slowestJourneys(journeys, 10)}`);
const stumbled = stumbledJourneys(journeys);
if (stumbled !== '') console.log(`\n── Passed on the second try only, to be mended\n${stumbled}`);
const failedTests = failedUnitTests(readJson(UNIT_REPORT));
if (failedTests !== '') console.log(`\n── Failed unit tests\n${failedTests}`);
const failedSteps = ended.filter(({ ok }) => !ok).map(({ title }) => title);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function prepareBrowser() {
  console.log('── Browser');
  try {
    console.log(`Chromium: ${ensureChromium()}`);
    console.log(`For the journeys without a voice: ${ensureHeadlessChromium()}`);
    console.log(
      ensureVoice() ? 'Dutch voice: there' : 'Dutch voice: none, the journeys with a real voice are skipped',
    );
  } catch (error) {
    // Not fatal: the other checks are still useful, and the journeys will fail by themselves.
    console.log(error instanceof Error ? error.message : error);
  }
}

/** @param {readonly Step[]} steps */
async function runInTurn(steps) {
  for (const step of steps) await runStep(step);
}

/** @param {Step} step */
async function runStep({ title, command, needs, isLive, report }) {
  if (needs !== undefined && ended.some((step) => step.title === needs && !step.ok))
    return end(title, { passed: 0, failed: 1 }, 0, `Not run: ${needs} failed.\n`);
  if (report !== undefined) rmSync(report.file, { force: true });
  if (isLive) console.log(`\n── ${title}`);
  const start = performance.now();
  const { ok, output } = await run(command, isLive === true);
  const seconds = (performance.now() - start) / 1000;
  if (report === undefined)
    return end(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds, output);
  const found = readReport(report.file, report.read);
  // A runner that failed without a failed test (a missing browser, a threshold) still failed.
  end(title, ok ? found : { ...found, failed: Math.max(1, found.failed) }, seconds, output);
}

/**
 * @param {string} command
 * @param {boolean} isLive whether its output is to be seen at once, or answered when it has ended
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, isLive) {
  const child = spawn(command, {
    shell: true,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: environment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ ok: false, output: `${output}${message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * @param {string} title
 * @param {Count} found
 * @param {number} seconds
 * @param {string} output what the step printed, where that hasn't been seen yet
 */
function end(title, found, seconds, output) {
  total.passed += found.passed;
  total.failed += found.failed;
  const ok = found.failed === 0;
  ended.push({ title, seconds, ok });
  console.log(`\n── ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)\n${output.trim()}`);
}

/**
 * @param {string} file
 * @param {(json: any) => Count} read
 * @returns {Count}
 */
function readReport(file, read) {
  const json = readJson(file);
  if (json === null) return { passed: 0, failed: 1 };
  const found = read(json);
  return found.passed + found.failed > 0 ? found : { passed: 0, failed: 1 };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
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

/**
 * Finds the project's tools when this runs without npm, too. One core for what is written in Go: with two, the types of the same files are
 * found twice. More room for what is new in memory: what lives for a moment is then not copied before it is gone.
 */
function environment() {
  const tools = path.resolve('node_modules/.bin');
  return {
    ...process.env,
    GOMAXPROCS: '1',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`,
    PATH: `${tools}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
}
