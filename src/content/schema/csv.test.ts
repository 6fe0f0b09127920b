import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { readCsvRows, readCsvRowsInPieces, readCsvTable } from './csv.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { vocabularyRowSchema } from './vocabulary-row.ts';

const HEADER = 'dutch,english,topic,subsection,example';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const read = (text: string) => readCsvRows(text, vocabularyRowSchema);
const piecesOf = (text: string) => [...readCsvRowsInPieces(text, vocabularyRowSchema)].length + 1;
const fileOf = (rows: number) =>
  [HEADER, ...Array.from({ length: rows }, (_, place) => `w${place},word,Food,Lunch`)].join('\n');

it.each([
  ['unix', '\n', ''],
  ['windows', '\r\n', ''],
  ['old mac', '\r', ''],
  ['with a byte-order mark', '\n', '\uFEFF'],
])('DAT-01: a %s file is read', (_, lineEnd, mark) => {
  const lines = [HEADER, 'afspraak,appointment,Who,Personal', 'reünie,reunion,Who,Personal', ''];
  expect(read(mark + lines.join(lineEnd)).rows.map(({ dutch }) => dutch)).toEqual(['afspraak', 'reünie']);
});

it('DAT-01: quoted fields hold commas, quotes and line breaks', () => {
  const { rows, skipped } = read(
    `${HEADER}\nbrood,bread,Food,Lunch,"Zij zei: ""Twee broden,\nalstublieft."""\nmelk,milk,Food,Lunch,`,
  );
  expect(rows[0]?.example).toBe('Zij zei: "Twee broden,\nalstublieft."');
  expect(rows[1]).toEqual({ dutch: 'melk', english: 'milk', topic: 'Food', subsection: 'Lunch' });
  expect(skipped).toEqual([]);
});

it('DAT-01: a quote that is never closed loses its own row, not the rows after it', () => {
  const { rows, skipped } = read(
    `${HEADER}\nbrood,bread,Food,Lunch,"Wij eten brood."\n"open,quote,Food,Lunch,x\nmelk,milk,Food,Lunch,\nthee,tea,Food,Lunch,`,
  );
  expect(rows.map(({ dutch }) => dutch)).toEqual(['brood', 'melk', 'thee']);
  expect(skipped.map(({ line }) => line)).toEqual([3]);
});

it('DAT-01: columns are found by name, in any order, unknown ones are ignored', () => {
  const { rows } = read('subsection,remark, topic ,english,dutch\nLunch,x,Food, milk ,melk');
  expect(rows).toEqual([{ dutch: 'melk', english: 'milk', topic: 'Food', subsection: 'Lunch' }]);
});

it('DAT-01: a row that lacks a required column is skipped, with its line and the reason', () => {
  const { rows, skipped } = read(
    `${HEADER}\nkaas,cheese,Food,Lunch,"over\r\ntwee regels"\n\n,tea,Food,Lunch\nthee,,Food\nwater,water,Food,Lunch`,
  );
  expect(rows.map(({ dutch }) => dutch)).toEqual(['kaas', 'water']);
  expect(skipped).toEqual([
    { line: 5, reason: 'lacks dutch' },
    { line: 6, reason: 'lacks english, subsection' },
  ]);
});

it('DAT-01 QUA-18: an HTML page instead of the file gives no rows and does not crash', () => {
  const { rows, skipped } = read('<!doctype html>\n<html lang="en"><title>Oefenpad</title></html>');
  expect(rows).toEqual([]);
  expect(skipped).toHaveLength(1);
});

it('DAT-01 QUA-18: megabytes of noise, instead of the file or inside it, leave the other rows readable', () => {
  const random = createSeededRandom(5);
  // Drawing each letter at random would take longer than reading it.
  const noise = (letters: string) =>
    Array.from({ length: 5000 }, () => letters[Math.floor(random() * letters.length)])
      .join('')
      .repeat(1000);
  const word = 'melk,milk,Food,Lunch';
  for (const letters of ['\0\uFFFD\r\n",<é', '\n', ',', '"a', 'abc']) {
    const text = noise(letters);
    expect(read(text).rows).toEqual([]);
    // This is read to its end, so it is shorter: reading it takes its time.
    expect(read(`${HEADER}\n${word}\n${text.slice(0, 100_000)}`).rows.length).toBeGreaterThanOrEqual(1);
  }
});

it('DAT-01: more rows than a call may have arguments are read', () => {
  // A thread of these tests takes three times as many as a browser does.
  expect(readCsvTable(`dutch\n${'w\n'.repeat(500_000)}`).records).toHaveLength(500_000);
});

it('DAT-01 QUA-04: a long file can be read in pieces, a short one is one piece', () => {
  expect(piecesOf(fileOf(20))).toBe(1);
  expect(piecesOf(fileOf(3000))).toBeGreaterThan(5);
  expect(read(fileOf(3000)).rows).toHaveLength(3000);
});

it('DAT-01: a last row that is cut off is distinguished from a short one', () => {
  expect(read(`${HEADER},article\nmelk,milk,Food,Lunch`).endsCut).toBe(true);
  expect(read(`${HEADER},article\nmelk,milk,Food,Lunch\r\n`).endsCut).toBe(false);
  expect(read(`${HEADER}\nmelk,milk,Food,Lunch,Ik drink melk`).endsCut).toBe(false);
});

it('DAT-02: an invalid optional cell is left out, the word stays', () => {
  const { rows, skipped } = read(
    'dutch,english,topic,subsection,article,kind\nmelk,milk,Food,Lunch,der,noun\nrijst,rice,Food,Lunch,de,liquid',
  );
  expect(rows.map(({ article, kind }) => [article, kind])).toEqual([
    [undefined, 'noun'],
    ['de', undefined],
  ]);
  expect(skipped).toEqual([]);
});

it('DAT-01 QUA-18: any text is read without a crash, and each record becomes a row or is skipped', () => {
  const hostile = fc.constantFrom(
    '"',
    ',',
    '\r',
    '\n',
    '__proto__',
    'constructor',
    '\uFEFF',
    'dutch',
    '\0',
    'é',
  );
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(hostile).map((parts) => parts.join('')),
    fc.array(hostile).map((parts) => `${HEADER},__proto__\n${parts.join('')}`),
  );
  fc.assert(
    fc.property(text, (csv) => {
      const { rows, skipped } = read(csv);
      const { header, records } = readCsvTable(csv);
      // If the header lacks columns, nothing else is read.
      const hasColumns = ['dutch', 'english', 'topic', 'subsection'].every((name) => header.includes(name));
      if (hasColumns) expect(rows.length + skipped.length).toBe(records.length);
      else expect(rows).toEqual([]);
      for (const row of rows) expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    }),
  );
});

it('DAT-01: a table written by the rules is read back unchanged', () => {
  const cell = fc.string().map((text) => text.trim());
  const filled = cell.filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(fc.tuple(filled, cell), { minLength: 1 }), (rows) => {
      const csv = ['one,two', ...rows.map((row) => row.map(quoted).join(','))].join('\r\n');
      const { records } = readCsvTable(csv);
      expect(records.map(({ cells }) => [cells.get('one'), cells.get('two')])).toEqual(rows);
    }),
  );
});
