import { expect, it } from 'vitest';
import { readCsvRows } from './csv.ts';
import { pathRowSchema } from './path-row.ts';

it('PTH-02: the path is read in its order, and a row without a usable id is skipped and named', () => {
  expect(readCsvRows('id\nhallo\nik\n\ndank-je-wel\n', pathRowSchema)).toMatchObject({
    rows: [{ id: 'hallo' }, { id: 'ik' }, { id: 'dank-je-wel' }],
    skipped: [],
  });
  expect(readCsvRows('id\nhallo\ndank je wel\n', pathRowSchema)).toMatchObject({
    rows: [{ id: 'hallo' }],
    skipped: [{ line: 3, reason: 'lacks id' }],
  });
  expect(readCsvRows('word\nhallo\n', pathRowSchema).skipped).toEqual([{ line: 1, reason: 'no column id' }]);
});
