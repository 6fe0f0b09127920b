import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

it('SPK-04: a text has its own 16 digits, which never change', () => {
  // Downloaded packs are found by these.
  expect(textHash('de fiets')).toBe('d46a074697d6c551');
  expect(textHash('')).toBe('cbf29ce484222325');
  const texts = ['de fiets', 'De fiets', 'de fiets.', 'het fiets', 'café', 'cafe'];
  expect(new Set(texts.map(textHash)).size).toBe(texts.length);
});

it('SPK-04: blanks and the encoding of accents make no difference', () => {
  expect(textHash(' de  fiets\n')).toBe(textHash('de fiets'));
  expect(textHash('cafe\u0301')).toBe(textHash('café'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(textHash(text)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
