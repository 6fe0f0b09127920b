import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceTable } from '#content-check/reference/reference-table.ts';
import {
  buildNumber,
  countWord,
  LARGEST_NUMBER,
  numberFigure,
  numberWords,
  ordinalWords,
  yearWords,
} from './number-words.ts';
import { parseNumber } from './parse-number.ts';

const anyNumber = fc.integer({ min: 0, max: LARGEST_NUMBER });

describe('numbers in words', () => {
  it('MSC-09 MSC-10: 0 to 100 are as in the reference table', () => {
    const rows = [...referenceTable('numbers-0-100.tsv').values()];
    expect(rows).toHaveLength(101);
    const own = rows.map((_, value) => [`${value}`, numberWords(value)]);
    expect(own).toEqual(rows);
  });

  it.each([
    [100, 'honderd'],
    [101, 'honderdeen'],
    [133, 'honderddrieëndertig'],
    [200, 'tweehonderd'],
    [999, 'negenhonderdnegenennegentig'],
    [1000, 'duizend'],
    [1001, 'duizend een'],
    [1005, 'duizend vijf'],
    [3200, 'drieduizend tweehonderd'],
    [22_000, 'tweeëntwintigduizend'],
    [100_000, 'honderdduizend'],
    [223_123, 'tweehonderddrieëntwintigduizend honderddrieëntwintig'],
    [236_934, 'tweehonderdzesendertigduizend negenhonderdvierendertig'],
  ])('MSC-09: %i is written %s', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });

  it('MSC-09: every number is one word up to duizend, then a space, all in lower case', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const words = numberWords(value);
        expect(words).toMatch(/^[a-zë]+$|^[a-zë]*duizend [a-zë]+$/);
        expect(words.includes(' ')).toBe(value > 1000 && value % 1000 !== 0);
        expect(words).not.toMatch(/nul.|^een(?:honderd|duizend)/);
        // A diaeresis separates vowels of different parts.
        expect(words).not.toMatch(/(twee|drie)en/);
      }),
    );
  });

  it('MSC-09: words are parsed back to their number', () => {
    fc.assert(fc.property(anyNumber, (value) => parseNumber(numberWords(value)) === value));
  });

  it('MSC-09: no two numbers have the same words', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) =>
        one === other ? true : numberWords(one) !== numberWords(other),
      ),
    );
  });

  it.each([-1, 1.5, 1_000_000, Number.NaN])('MSC-09: there are no words for %d', (value) => {
    expect(() => numberWords(value)).toThrow(RangeError);
  });

  it('MSC-09: a count of one is één, and digits have a dot from ten thousand on', () => {
    expect([countWord(1), countWord(21)]).toEqual(['één', 'eenentwintig']);
    expect([2026, 9999, 10_000, 999_999].map(numberFigure)).toEqual(['2026', '9999', '10.000', '999.999']);
  });
});

describe('numbers typed', () => {
  it.each([
    ['honderdeneen', 101],
    ['honderdenéén', 101],
    ['honderd en een', 101],
    ['éénentwintig', 21],
    ['TWEEENTWINTIG ', 22],
    ['twee en twintig', 22],
    ['twee-en-twintig', 22],
    ['vijfendertighonderd', 3500],
    ['eenentwintighonderd', 2100],
    ['negentienhonderdvijfentachtig', 1985],
    ['twaalfhonderdenvier', 1204],
    ['duizend en een', 1001],
    ['tweeduizend en vijf', 2005],
    ['drie duizend tweehonderd', 3200],
    ['een duizend', 1000],
    ['éénhonderd', 100],
    ['0', 0],
    ['nul', 0],
    ['007', 7],
    [' 3500', 3500],
    ['3.500', 3500],
    ['3 500', 3500],
    ['999.999', 999_999],
  ])('MSC-09: %s is understood as %i', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    'en',
    'vijftwintig',
    'twintigvijf',
    'honderden',
    'twintighonderd',
    'nulhonderd',
    'honderdnul',
    'duizendduizend',
    'honderdhonderd',
    'tien honderd',
    'een miljoen',
    '2,5',
    '3.50',
    '-3',
    '1000000',
  ])('MSC-09: "%s" is not a number', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('MSC-09: every number is also understood with en after honderd and duizend, and by hundreds', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const spoken = numberWords(value)
          .replaceAll(/honderd(?=[a-z])(?!duizend)/g, 'honderden')
          .replace('duizend ', 'duizend en ');
        expect(parseNumber(spoken)).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1100, max: 1999 }), (year) => parseNumber(yearWords(year)) === year),
    );
  });

  it('MSC-09: no text makes the parser throw', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('een', 'en', 'tien', 'honderd', 'duizend', ' ', 'twintig'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const value = parseNumber(text);
        expect(value === null || (Number.isInteger(value) && value >= 0 && value <= LARGEST_NUMBER)).toBe(
          true,
        );
      }),
    );
  });
});

describe('years', () => {
  it.each([
    [1066, 'duizend zesenzestig'],
    [1506, 'vijftienhonderdzes'],
    [1900, 'negentienhonderd'],
    [1993, 'negentienhonderddrieënnegentig'],
    [2004, 'tweeduizend vier'],
    [2026, 'tweeduizend zesentwintig'],
  ])('MSC-09: %i is %s', (year, words) => {
    expect(yearWords(year)).toBe(words);
  });
});

it.each([
  [0, 'nulde'],
  [1, 'eerste'],
  [2, 'tweede'],
  [3, 'derde'],
  [7, 'zevende'],
  [8, 'achtste'],
  [11, 'elfde'],
  [13, 'dertiende'],
  [18, 'achttiende'],
  [20, 'twintigste'],
  [21, 'eenentwintigste'],
  [80, 'tachtigste'],
  [100, 'honderdste'],
  [101, 'honderdeerste'],
  [103, 'honderdderde'],
  [108, 'honderdachtste'],
  [338, 'driehonderdachtendertigste'],
  [915, 'negenhonderdvijftiende'],
  [1000, 'duizendste'],
  [2005, 'tweeduizend vijfde'],
  [3254, 'drieduizend tweehonderdvierenvijftigste'],
])('MSC-09: the ordinal of %i is %s', (value, words) => {
  expect(ordinalWords(value)).toBe(words);
});

it('MSC-09: every ordinal ends in -de or -ste and begins like its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_NUMBER }), (value) => {
      const rank = ordinalWords(value);
      expect(rank).toMatch(/(?:de|ste)$/);
      const own = [1, 3].includes(value % 100)
        ? numberWords(value).replace(/(?:een|drie)$/, '')
        : numberWords(value);
      expect(rank.startsWith(own)).toBe(true);
    }),
  );
});

describe('number builder', () => {
  it('MSC-10: ones, en and tens make the word, with ën after twee and drie', () => {
    expect(buildNumber(20, 1)).toEqual({
      value: 21,
      words: 'eenentwintig',
      pieces: ['een', 'en', 'twintig'],
    });
    expect(buildNumber(20, 2)).toEqual({
      value: 22,
      words: 'tweeëntwintig',
      pieces: ['twee', 'ën', 'twintig'],
    });
    expect(buildNumber(90, 3)?.words).toBe('drieënnegentig');
    expect(buildNumber(80, 8)?.words).toBe('achtentachtig');
  });

  it('MSC-10: builds all 72 numbers of the two lists from their pieces', () => {
    for (let tens = 20; tens <= 90; tens += 10) {
      for (let ones = 1; ones <= 9; ones += 1) {
        const built = buildNumber(tens, ones);
        expect(built?.value).toBe(tens + ones);
        expect(built?.words).toBe(numberWords(tens + ones));
        expect(built?.pieces.join('')).toBe(built?.words);
      }
    }
  });

  it('MSC-10: without ones it shows the tens word alone; outside 21 to 99 it shows nothing', () => {
    expect(buildNumber(30, 0)).toEqual({ value: 30, words: 'dertig', pieces: ['dertig'] });
    for (const [tens, ones] of [
      [20, 0],
      [10, 5],
      [0, 9],
      [100, 1],
    ] as const) {
      expect(buildNumber(tens, ones)).toBeNull();
    }
  });
});
