import { expect, it } from 'vitest';
import { accepted, referenceTable } from '#content-check/reference/reference-table.ts';
import { LETTERS, LONG_IJ } from './letters.ts';
import { SPELLING_NAMES } from './spelling-names.ts';

it('MSC-12: there are 26 letters, A to Z, each with a name, an approximation and its own word', () => {
  expect(LETTERS.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (const key of ['name', 'sound', 'phonetic'] as const) {
    expect(new Set(LETTERS.map((letter) => letter[key])).size, key).toBe(26);
  }
  expect(LETTERS.filter(({ approximation, note }) => approximation === '' || note === '')).toEqual([]);
});

it.each(LETTERS)(
  'MSC-12: the word and the telephone name of $letter start with it',
  ({ letter, word, phonetic }) => {
    const initial = letter.toLowerCase();
    expect(word.dutch).toMatch(new RegExp(`^(de|het) ${initial}\\p{Ll}+$`, 'u'));
    expect(word.english).toMatch(/^the [a-z]+$/);
    expect(phonetic.charAt(0)).toBe(letter);
  },
);

it('MSC-12: the words have the right article', () => {
  const articles = referenceTable('nouns-article.tsv');
  const wrong = LETTERS.map(({ word }) => word.dutch).filter((dutch) => {
    const [article = '', noun = ''] = dutch.split(' ');
    return accepted(articles, noun, 1)[0] !== article;
  });
  expect(wrong).toEqual([]);
});

it('MSC-12: the names of the spelling game are spelled in one way only', () => {
  const names = SPELLING_NAMES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][a-z]{2,9}$/.test(name) || /ij|y/i.test(name))).toEqual([]);
  expect(LONG_IJ.phonetic.startsWith(LONG_IJ.letter)).toBe(true);
});
