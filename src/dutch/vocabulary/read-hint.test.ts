import { expect, it } from 'vitest';
import { readHint, signsOf } from './read-hint.ts';

it('CON-08: a hint is words, syllables and signs, of which capitals are stressed', () => {
  expect(readHint('bə-SGIKT')).toEqual([
    [
      { signs: ['b', 'ə'], isStressed: false },
      { signs: ['s', 'g', 'i', 'k', 't'], isStressed: true },
    ],
  ]);
  expect(readHint('hoe LAAT')?.map((word) => word.length)).toEqual([1, 1]);
});

it.each([
  ['a letter that is no sign', 'CHIPS'],
  ['a syllable of two vowels', 'bio-SKOOP'],
  ['a syllable without a vowel', 'ee-n'],
  ['capitals and small letters in one syllable', 'Aa-dres'],
  ['nothing between two hyphens', 'af--SPRAAK'],
  ['an accent', 'krèm'],
])('CON-08: %s cannot be read', (_, hint) => {
  expect(readHint(hint)).toBeNull();
  expect(signsOf(hint)).toEqual([]);
});

it('CON-08: two letters of one sign are never separated', () => {
  expect(signsOf('ZING-ən')).toEqual(['z', 'i', 'ng', 'ə', 'n']);
  expect(signsOf('maa-SJIE-nə')).toEqual(['m', 'aa', 'sj', 'ie', 'n', 'ə']);
  expect(signsOf('HUIS-jə')).toEqual(['h', 'ui', 's', 'j', 'ə']);
});
