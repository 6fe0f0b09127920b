import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WORDS, readOwnRows, type OwnRows, type UnusedRow } from './read-own-rows.ts';
import { textOfFile, type TextEncoding } from './text-of-file.ts';
import { inEnglish } from '#testing/in-english.ts';

function rowsOf(text: string): OwnRows {
  const read = readOwnRows(text);
  if (read.kind !== 'rows') throw new Error(read.firstLine);
  return read;
}

const TABLE = [
  ['dutch', 'english', 'article', 'example'],
  ['reünie', 'reunion', 'de', 'Wij hebben een reünie, en één feest.'],
  ['rooster', 'schedule', 'het', 'Het "rooster" hangt er; kijk maar.'],
];
const csv = (separator: string, lineBreak: string) =>
  TABLE.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(
    lineBreak,
  );
const READ = [
  {
    dutch: 'reünie',
    english: 'reunion',
    article: 'de',
    kind: 'noun',
    subsection: 'Words',
    example: 'Wij hebben een reünie, en één feest.',
  },
  {
    dutch: 'rooster',
    english: 'schedule',
    article: 'het',
    kind: 'noun',
    subsection: 'Words',
    example: 'Het "rooster" hangt er; kijk maar.',
  },
];

const shown = ({ line, reason }: UnusedRow) => ({ line, reason: inEnglish(reason) });

describe('a list of words in a file', () => {
  it.each([
    ['commas', csv(',', '\n')],
    ['semicolons, as Excel writes them in the Netherlands', csv(';', '\r\n')],
    ['tabs', csv('\t', '\n')],
    ['a line for Excel that names the separator', `sep=;\r\n${csv(';', '\r\n')}`],
    ['names of columns in capitals', csv(';', '\n').replace('dutch', 'Dutch').replace('english', 'ENGLISH')],
    ['the mark of UTF-8', `\uFEFF${csv(',', '\n')}`],
  ])('MEM-15: is read with %s', (_, text) => {
    expect(rowsOf(text)).toEqual({ kind: 'rows', rows: READ, skipped: [], leftOut: [] });
  });

  it('MEM-15: names each skipped row with line and reason, and each skipped cell', () => {
    const text = [
      'sep=;',
      'dutch;english;kind;article;id',
      'huis;house;noun;het;',
      ';nothing;;;',
      'fiets;;;;',
      '',
      '"twee',
      'regels";two lines;;;',
      'Huis;House;;;',
      `${'lang'.repeat(100)};long;;;`,
      'lopen;to walk;werkwoord;die;a b',
    ].join('\r\n');
    const { rows, skipped, leftOut } = rowsOf(text);
    expect(rows.map(({ dutch }) => dutch)).toEqual(['huis', 'twee\r\nregels', 'lopen']);
    expect(skipped.map(shown)).toEqual([
      { line: 4, reason: 'no Dutch' },
      { line: 5, reason: 'no English' },
      { line: 9, reason: 'the same word as in line 3' },
      { line: 10, reason: 'the Dutch is longer than 300 letters' },
    ]);
    expect(leftOut.map(shown)).toEqual([
      { line: 11, reason: 'article “die” is left out' },
      { line: 11, reason: 'kind “werkwoord” is left out' },
      { line: 11, reason: 'id “a b” is left out' },
    ]);
  });

  it('MEM-15: a file without the columns is refused, naming the missing ones', () => {
    expect(readOwnRows('huis;house\nfiets;bike')).toEqual({
      kind: 'no-columns',
      lacking: ['dutch', 'english'],
      firstLine: 'huis;house',
    });
    expect(readOwnRows('dutch,Engels\nhuis,house')).toMatchObject({ lacking: ['english'] });
    expect(readOwnRows('')).toMatchObject({ kind: 'no-columns', firstLine: '' });
  });

  it('MEM-15: words beyond the limit of a list are skipped, and named', () => {
    const words = Array.from({ length: MAX_WORDS + 2 }, (_, place) => `woord${place},word`).join('\n');
    const { rows, skipped } = rowsOf(`dutch,english\n${words}`);
    expect(rows).toHaveLength(MAX_WORDS);
    expect(skipped.map(({ line }) => line)).toEqual([MAX_WORDS + 2, MAX_WORDS + 3]);
  });

  it('MEM-15 QUA-18: any text gives rows, each read or named, or is refused', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', 'de', 'huis', ';', 'x'.repeat(400)));
    const line = fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(';'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = ['dutch;english;article;kind', ...lines].join('\n');
        const { rows, skipped, leftOut } = rowsOf(text);
        for (const { line: at } of [...skipped, ...leftOut]) expect(at).toBeGreaterThan(1);
        for (const { dutch, english } of rows) expect(`${dutch} ${english}`.trim()).not.toBe('');
        expect(rows.length + skipped.length).toBeLessThanOrEqual(lines.join('\n').split(/\r\n|\r|\n/).length);
      }),
    );
  });
});

const bytesOf = (text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> => {
  if (encoding === 'utf-8') return Uint8Array.from(new TextEncoder().encode(text));
  // These letters have the same code in Windows-1252 and Unicode.
  if (encoding === 'windows-1252') return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return Uint8Array.from(
    units.flatMap((unit) => (encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

describe('the text of a file', () => {
  const text = csv(';', '\r\n');

  it.each<[string, TextEncoding, string]>([
    ['UTF-8', 'utf-8', ''],
    ['UTF-8 with its mark', 'utf-8', '\uFEFF'],
    ['UTF-16 as Excel writes it', 'utf-16le', '\uFEFF'],
    ['UTF-16 without its mark', 'utf-16le', ''],
    ['UTF-16 the other way round', 'utf-16be', '\uFEFF'],
    ['UTF-16 the other way round, without its mark', 'utf-16be', ''],
    ['Windows-1252', 'windows-1252', ''],
  ])('MEM-15: is read in %s', (_, encoding, mark) => {
    const read = textOfFile(bytesOf(mark + text, encoding));
    expect(read).toEqual({ kind: 'text', text, encoding });
  });

  it('MEM-15: Excel files and noise are recognised as not text', () => {
    expect(textOfFile(Uint8Array.of(0x50, 0x4b, 3, 4, 20)).kind).toBe('spreadsheet');
    expect(textOfFile(Uint8Array.of(0x41, 0, 0, 0x42, 0x43)).kind).toBe('no-text');
    expect(textOfFile(new Uint8Array()).kind).toBe('text');
  });

  it('MEM-15 QUA-18: five megabytes of any noise are refused', () => {
    const noise = new Uint8Array(5_000_000);
    let state = 7;
    for (let place = 0; place < noise.length; place += 1) {
      state = Math.imul(state, 1_103_515_245) + 12_345;
      noise[place] = state >>> 16;
    }
    expect(textOfFile(noise).kind).toBe('no-text');
    // As text in Windows-1252, which any byte but zero can be.
    const letters = textOfFile(noise.map((byte) => byte || 65));
    expect(letters.kind).toBe('text');
    if (letters.kind === 'text') expect(readOwnRows(letters.text).kind).toBe('no-columns');
    // After a valid header.
    if (letters.kind === 'text') {
      const { rows, skipped } = rowsOf(`dutch,english\n${letters.text}`);
      expect(rows.length).toBeLessThanOrEqual(MAX_WORDS);
      expect(skipped.length).toBeGreaterThan(1000);
    }
  }, 30_000);
});
