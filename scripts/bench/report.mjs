import { GOALS } from './goals.mjs';

/** @typedef {import('./goals.mjs').Goal & { value: number | null, besideMs: number | null, verdict: 'met' | 'FAILED' | 'missed' | 'not measured' }} Judged */

/**
 * Each goal with its value. Only a `held` goal can fail; a `told` one is met or missed.
 *
 * @param {import('./bench.mjs').Measured} measured
 * @returns {Judged[]}
 */
export function judge(measured) {
  return GOALS.map((goal) => {
    const value = goal.read(measured) ?? null;
    return { ...goal, value, besideMs: goal.ms?.(measured) ?? null, verdict: verdictOf(goal, value) };
  });
}

/** @param {Judged[]} judged */
export function table(judged) {
  const rows = judged.map(({ id, goal, value, besideMs, limit, atLeast, unit, verdict }) => [
    id,
    goal,
    (value === null ? '–' : `${round(value)} ${unit}`.trim()) +
      (besideMs === null ? '' : ` (${Math.round(besideMs)} ms)`),
    `${atLeast === true ? '≥' : '≤'} ${limit} ${unit}`.trim(),
    verdict,
  ]);
  const all = [['', 'goal', 'measured', 'limit', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Every run of Lighthouse, a line each: its scores, and the times of its model, which have no limit.
 *
 * @param {NonNullable<import('./bench.mjs').Measured['lighthouse']>} lighthouse
 */
export function lighthouseRuns(lighthouse) {
  return Object.entries(lighthouse)
    .flatMap(([page, { runs }]) =>
      runs.map(({ scores, fcp, lcp, cls }) =>
        [
          page.padEnd(6),
          Object.values(scores).join(' ').padEnd(16),
          `FCP ${seconds(fcp)}  LCP ${seconds(lcp)}  CLS ${cls ?? '–'}`,
        ].join(' '),
      ),
    )
    .join('\n');
}

/**
 * The one-time costs of the study log, without its snapshot; they have no goal.
 *
 * @param {NonNullable<import('./bench.mjs').Measured['log']>} log
 */
export function logRuns({ answers, rebuilt, heap }) {
  return [
    `Study log of ${answers} answers: rebuilt without its snapshot in ${seconds(rebuilt.median)},`,
    `${round(heap.ofLog)} MB in memory`,
  ].join(' ');
}

/** @param {number | null} ms */
function seconds(ms) {
  return ms === null ? '–' : `${(ms / 1000).toFixed(2)} s`;
}

/**
 * @param {import('./goals.mjs').Goal} goal
 * @param {number | null} value
 * @returns {Judged['verdict']}
 */
function verdictOf(goal, value) {
  if (value === null) return 'not measured';
  const isMet = goal.atLeast === true ? value >= goal.limit : value <= goal.limit;
  if (isMet) return 'met';
  return goal.kind === 'held' ? 'FAILED' : 'missed';
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
