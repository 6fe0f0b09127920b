import { expect, it } from 'vitest';
import { readPacks } from '../../scripts/audio/pack-folder.ts';
import { examTimes, timesTable } from './exam-times.ts';

it('MOC-01 MOC-06 CON-07: every mock exam fits its clock, and takes a careful candidate at least two fifths of it', () => {
  const times = examTimes(readPacks());
  expect(times.map(({ exam }) => exam).join(', ')).toBe(
    'Reading 1, Reading 2, Reading 3, Reading 4, Listening 1, Listening 2, Listening 3, ' +
      'Writing 1, Writing 2, Writing 3, Writing 4, Speaking 1, Speaking 2, Speaking 3, KNM',
  );
  expect(times.filter(({ needed, given }) => needed > given || needed < given * 0.4)).toEqual([]);
});

it('CON-07: a fragment without recordings is found; the table has a line for each part', () => {
  expect(() => examTimes([])).toThrow('has no recordings');
  const reading = { part: 'Reading', given: 65 };
  expect(
    timesTable([
      { ...reading, exam: 'Reading 1', needed: 43 },
      { ...reading, exam: 'Reading 2', needed: 44 },
      { part: 'KNM', exam: 'KNM', needed: 31, given: 45 },
    ]),
  ).toBe(
    '| mock exams | minutes needed, by exam | minutes given |\n|---|---|---|\n| Reading | 43, 44 | 65 |\n| KNM | 31 | 45 |',
  );
});
