import { GOALS } from './goals.mjs';

/** @typedef {import('./goals.mjs').Goal & { value: number | null, verdict: 'met' | 'FAILED' | 'missed' | 'not measured' }} Judged */

/**
 * Each goal with its value. Only a `held` goal can fail; a `told` one is met or missed.
 *
 * @param {import('./bench.mjs').Measured} measured
 * @returns {Judged[]}
 */
export function judge(measured) {
  return GOALS.map((goal) => {
    const value = goal.read(measured) ?? null;
    return { ...goal, value, verdict: verdictOf(goal, value) };
  });
}

/** @param {Judged[]} judged */
export function table(judged) {
  const rows = judged.map(({ id, goal, value, limit, atLeast, unit, verdict, open }) => [
    id,
    goal,
    value === null ? '–' : `${round(value)} ${unit}`.trim(),
    `${atLeast === true ? '≥' : '≤'} ${limit} ${unit}`.trim(),
    verdict + (open === undefined ? '' : ` (${open})`),
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
