import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { duplicateIdsRule, duplicateWordsRule, inflectedTwiceRule, wordTwiceRule } from './duplicates.ts';

const bank = sampleEntry({ dutch: 'bank', english: 'bench', id: 'bank-meubel', subsection: 'Furniture' });
const found = (...entries: VocabularyEntry[]) =>
  [duplicateIdsRule, duplicateWordsRule('subsection')]
    .flatMap((rule) => rule(entries, sampleContext()))
    .map(({ level, rule, line }) => `${line} ${level} ${rule}`);
const foundInflected = (...entries: VocabularyEntry[]) =>
  inflectedTwiceRule(entries, sampleContext()).map(({ rule, about }) => `${rule} ${about}`);

it('CON-07: a word with another sense in another subsection passes', () => {
  expect(
    found(bank, { ...bank, line: 3, id: 'bank-geld', english: 'bank', subsection: 'At the Bank' }),
  ).toEqual([]);
});

it('CON-07: a duplicate id is found', () => {
  expect(found(bank, sampleEntry({ line: 3, id: 'bank-meubel' }))).toEqual(['3 error duplicate-id']);
});

it('CON-07: a word twice in a subsection is found, whatever its sense and case', () => {
  expect(found(bank, { ...bank, line: 3, dutch: 'Bank', english: 'bank', id: 'bank-2' })).toEqual([
    '3 error duplicate-word',
  ]);
});

it('CON-07: the same word with the same meaning in two subsections is a warning', () => {
  expect(found(bank, { ...bank, line: 3, id: 'bank-2', subsection: 'At the Bank' })).toEqual([
    '3 warning duplicate-meaning',
  ]);
});

it('CON-02: a word twice in the file is found, even with another sense in another subsection', () => {
  const money = { ...bank, line: 3, id: 'bank-geld', english: 'bank', subsection: 'At the Bank' };
  expect(wordTwiceRule([bank, money], sampleContext()).map(({ rule, about }) => [rule, about])).toEqual([
    ['word-twice', 'bank-geld'],
  ]);
  expect(wordTwiceRule([bank, { ...money, dutch: 'bankje' }], sampleContext())).toEqual([]);
});

it('CON-02: a word that is another one plus -e is found, but not a noun that looks like it', () => {
  const other = sampleEntry({ dutch: 'ander', id: 'ander', kind: 'adjective' });
  const inflected = sampleEntry({ line: 3, dutch: 'andere', id: 'andere', kind: 'pronoun' });
  expect(foundInflected(other, inflected)).toEqual(['word-inflected andere']);
  expect(foundInflected(other)).toEqual([]);
  expect(foundInflected(other, { ...inflected, kind: 'noun' })).toEqual([]);
});
