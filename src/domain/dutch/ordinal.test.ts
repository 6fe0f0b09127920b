import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_NUMBER, numberWords } from '#domain/dutch/number-words.ts';
import { ordinalFigure, ordinalWords } from '#domain/dutch/ordinal.ts';

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
])('MSC-09: the rank of %i is %s', (value, words) => {
  expect(ordinalWords(value)).toBe(words);
});

it('MSC-09: every rank ends in -de or -ste and begins as its number', () => {
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

it('MSC-09: as a figure a rank ends in e', () => {
  expect([1, 8, 20].map(ordinalFigure)).toEqual(['1e', '8e', '20e']);
});
