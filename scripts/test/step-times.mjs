/**
 * The times of the steps, one a line.
 *
 * @param {readonly { title: string, seconds: number, ok: boolean }[]} steps
 */
export function timeTable(steps) {
  const width = Math.max(...steps.map(({ title }) => title.length));
  return steps
    .map(({ title, seconds, ok }) => `${title.padEnd(width)} ${inSeconds(seconds)}${ok ? '' : '  FAILED'}`)
    .join('\n');
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The journeys that took longest, each with its place, so that `npx playwright test PLACE` runs it.
 *
 * @param {{ config: { rootDir: string }, suites: Suite[] } | null} report Playwright's, in JSON; null where there is none
 * @param {number} count
 */
export function slowestJourneys(report, count) {
  const slowest = (report?.suites.flatMap(specsIn) ?? [])
    .map((spec) => ({ ...spec, seconds: secondsOf(spec) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
  if (slowest.length === 0) return 'None was run.';
  return slowest
    .map(({ title, file, line, seconds }) => `${inSeconds(seconds)}  ${file}:${line}  ${title}`)
    .join('\n');
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * The journeys that passed only on a second try, one a line: they need fixing.
 *
 * @param {{ suites: Suite[] } | null} report Playwright's, in JSON; null where there is none
 */
export function stumbledJourneys(report) {
  return (report?.suites.flatMap(specsIn) ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `   ${file}:${line}  ${title}`)
    .join('\n');
}

/**
 * The unit tests and test files that failed, one a line: their own output stands far above the end.
 *
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] } | null} report Vitest's,
 *   in JSON; null where there is none
 */
export function failedUnitTests(report) {
  return (report?.testResults ?? [])
    .flatMap(({ name, status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [`   ${name}`]
        : assertionResults
            .filter((test) => test.status === 'failed')
            .map(({ fullName }) => `   ${name}  ${fullName}`),
    )
    .join('\n');
}

/** @param {Spec} spec */
function secondsOf({ tests }) {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

/** @param {number} seconds */
function inSeconds(seconds) {
  return `${seconds.toFixed(1).padStart(7)} s`;
}
