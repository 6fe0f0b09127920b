import { expect, it } from 'vitest';
import { SITTINGS, sittingsTable, type Sitting } from './sittings.ts';

const GUESS: Sitting = {
  bank: 'Reading 1',
  kind: 'unread guess',
  readers: 2,
  right: 23,
  of: 50,
  month: '2026-11',
};

/** The cells of the table without its heading: each figure as one of a bank of its own. */
const cells = (figures: readonly Sitting[]) =>
  sittingsTable(figures.map((figure, place) => ({ ...figure, bank: `Bank ${place}` })))
    .split('\n')
    .slice(2)
    .map((line) => line.replace(/^\| Bank \d+ \| | \|$/g, ''));

it('MOC-06 CON-07: a large bank that readers guess in more than 45% is marked; a small one and a sitting are not', () => {
  expect(
    cells([
      GUESS,
      { ...GUESS, right: 22 },
      { ...GUESS, readers: 3, right: 34, of: 73 },
      { ...GUESS, right: 23, of: 30 },
      { ...GUESS, kind: 'cold sitting' },
    ]),
  ).toEqual([
    '23 of 50, 46%, too many (2, 2026-11) | none',
    '22 of 50, 44% (2, 2026-11) | none',
    '34 of 73, 47%, too many (3, 2026-11) | none',
    '23 of 30, 77% (2, 2026-11) | none',
    'none | 23 of 50, 46% (2, 2026-11)',
  ]);
});

it('MOC-06 CON-07: a figure of questions that were rewritten afterwards says so', () => {
  expect(cells([{ ...GUESS, isOutdated: true }])).toEqual([
    '23 of 50, 46%, too many, rewritten since (2, 2026-11) | none',
  ]);
});

it('CON-07: a bank has one line, with its guesses and its sittings', () => {
  expect(sittingsTable([GUESS, { ...GUESS, kind: 'cold sitting', right: 50 }])).toBe(
    '| bank | unread guess | cold sitting |\n|---|---|---|\n| Reading 1 | 23 of 50, 46%, too many (2, 2026-11) | 50 of 50 (2, 2026-11) |',
  );
});

it('MOC-06 CON-07: every exam to choose in was sat by somebody who had not seen it', () => {
  const sat = SITTINGS.filter(({ kind }) => kind === 'cold sitting').map(({ bank }) => bank);
  expect(sat).toEqual(expect.arrayContaining(['KNM exams', 'Reading 4', 'Listening 3']));
  expect(SITTINGS.filter(({ right, of }) => right > of)).toEqual([]);
});
