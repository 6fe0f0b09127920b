import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withGeneratedPart } from '../docs/generated-part.mjs';
import { judge } from './report.mjs';
import { SPEED_FILE, speedTable, withMeasured } from './speed-table.mjs';

const GOAL = 'no route adds more than 35 kB of code';
const MEMORY = 'with all of it in memory at most 60 MB';

it('QUA-09: the README’s table matches docs/speed.json', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = speedTable(JSON.parse(readFileSync(SPEED_FILE, 'utf8')));
  expect(withGeneratedPart(readme, 'speed figures', table)).toBe(readme);
});

it('QUA-09: a run replaces what it measured, and leaves the rest with its date', () => {
  const earlier = [
    { goal: GOAL, value: 20, date: '2026-11-01' },
    { goal: MEMORY, value: 13, date: '2026-11-02' },
  ];
  const measured = withMeasured(earlier, judge({ size: { largestPage: 36_004 } }), '2026-11-03');
  expect(measured).toEqual([
    { goal: GOAL, value: 36, date: '2026-11-03' },
    { goal: MEMORY, value: 13, date: '2026-11-02' },
  ]);
});

const tableWith = (kilobytes: number) =>
  speedTable([
    { goal: GOAL, value: kilobytes, date: '2026-11-03' },
    { goal: MEMORY, value: 13, date: '2026-11-02' },
  ]);

it('QUA-09: the table has each goal that is missed, and says when it was measured and how many are met', () => {
  expect(tableWith(36)).toBe(
    `1 of 2 goals are met. Missed, measured on 2026-11-03:\n\n| goal | measured |\n|---|---|\n| QUA-02 ${GOAL} | 36 kB |`,
  );
  expect(tableWith(35)).toBe('2 of 2 goals are met.');
});
