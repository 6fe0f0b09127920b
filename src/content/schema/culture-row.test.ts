import { expect, it } from 'vitest';
import { CULTURE_COLUMNS, cultureRowSchema } from './culture-row.ts';
import { readCsvRows } from './csv.ts';

const read = (...lines: string[]) =>
  readCsvRows([CULTURE_COLUMNS.join(','), ...lines].join('\n'), cultureRowSchema);

it('CUL-05: a row of five columns is read, without its English definition', () => {
  expect(
    read('de glasbak,bottle bank,Living,Afval scheiden,"Hierin gooi je flessen, als ze leeg zijn."'),
  ).toEqual({
    rows: [
      {
        dutch: 'de glasbak',
        english: 'bottle bank',
        topic: 'Living',
        section: 'Afval scheiden',
        definition: 'Hierin gooi je flessen, als ze leeg zijn.',
      },
    ],
    skipped: [],
    endsCut: true,
  });
});

it('CUL-05 DAT-01: a row with fewer columns is skipped and counted, the others stay', () => {
  const { rows, skipped } = read(
    'de milieustraat,recycling centre,Living,Afval scheiden',
    'de glasbak,bottle bank,Living,Afval scheiden,Voor lege flessen.,For empty bottles.',
  );
  expect(rows.map(({ dutch }) => dutch)).toEqual(['de glasbak']);
  expect(skipped).toEqual([{ line: 2, reason: 'lacks definition' }]);
});

it('CUL-01 DAT-01: a row of an unknown topic is skipped and counted', () => {
  expect(read('de maan,moon,Space,Boven,Schijnt in de nacht.,Shines at night.').skipped).toEqual([
    { line: 2, reason: 'lacks topic' },
  ]);
});
