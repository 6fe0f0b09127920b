import { GOALS } from './goals.mjs';

/** The latest measurements, goal by goal: docs/speed.json, which `npm run bench -- --write` writes. */
export const SPEED_FILE = 'docs/speed.json';

/**
 * @typedef {{ goal: string, value: number, date: string }} MeasuredGoal `date` as in 2026-11-23
 * @typedef {import('./report.mjs').Judged} Judged
 */

/**
 * The measurements of this run, and earlier ones for the goals that it left out.
 *
 * @param {readonly MeasuredGoal[]} earlier
 * @param {readonly Judged[]} judged
 * @param {string} date of this run
 * @returns {MeasuredGoal[]}
 */
export function withMeasured(earlier, judged, date) {
  return judged.flatMap(({ goal, value }) => {
    if (value !== null) return [{ goal, value: Number(value.toFixed(2)), date }];
    return earlier.filter((one) => one.goal === goal);
  });
}

/**
 * For the README: how many goals are met, and each that is missed.
 *
 * @param {readonly MeasuredGoal[]} measured
 */
export function speedTable(measured) {
  const judged = GOALS.flatMap(({ id, goal, limit, atLeast, unit }) => {
    const found = measured.find((one) => one.goal === goal);
    if (found === undefined) return [];
    const isMet = atLeast === true ? found.value >= limit : found.value <= limit;
    return [{ isMet, date: found.date, row: `| ${id} ${goal} | ${`${found.value} ${unit}`.trim()} |` }];
  });
  const missed = judged.filter(({ isMet }) => !isMet);
  const met = `${judged.length - missed.length} of ${judged.length} goals are met.`;
  if (missed.length === 0) return met;
  const dates = [...new Set(missed.map(({ date }) => date))].toSorted();
  return [
    `${met} Missed, measured on ${dates.join(' and ')}:`,
    '',
    '| goal | measured |',
    '|---|---|',
    ...missed.map(({ row }) => row),
  ].join('\n');
}
