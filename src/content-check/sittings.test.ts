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

const shares = (figures: readonly Sitting[]) =>
  sittingsTable(figures)
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ')[4]);

it('MOC-06 CON-07: a large bank that readers guess in more than 45% is marked; a small one and a sitting are not', () => {
  expect(
    shares([
      GUESS,
      { ...GUESS, right: 22 },
      { ...GUESS, readers: 3, right: 34, of: 73 },
      { ...GUESS, right: 23, of: 30 },
      { ...GUESS, kind: 'cold sitting' },
    ]),
  ).toEqual(['46%, too many', '44%', '47%, too many', '77%', '46%']);
});

it('MOC-06 CON-07: a figure of questions that were rewritten afterwards says so', () => {
  expect(shares([{ ...GUESS, isOutdated: true }])).toEqual(['46%, too many; rewritten since']);
});

it('MOC-06 CON-07: every exam to choose in was sat by somebody who had not seen it', () => {
  const sat = SITTINGS.filter(({ kind }) => kind === 'cold sitting').map(({ bank }) => bank);
  expect(sat).toEqual(expect.arrayContaining(['KNM exams', 'Reading 4', 'Listening 3']));
  expect(SITTINGS.filter(({ right, of }) => right > of)).toEqual([]);
});
