import { describe, expect, it } from 'vitest';
import { wordPictureProblems } from './word-pictures.ts';

const WORDS = [
  { id: 'bank-meubel', dutch: 'bank', english: 'sofa', subsection: 'Furniture', kind: 'noun' },
  { id: 'bed', dutch: 'bed', english: 'bed', subsection: 'Furniture', kind: 'noun' },
  { id: 'bank-geld', dutch: 'bank', english: 'bank (for money)', subsection: 'At the Bank', kind: 'noun' },
  { id: 'liggen', dutch: 'liggen', english: 'to lie', subsection: 'Furniture', kind: 'verb' },
];
const ICONS = { all: new Set(['couch-and-lamp', 'bed', 'p-button']), signs: new Set(['p-button']) };

const found = (pictures: Parameters<typeof wordPictureProblems>[0]) =>
  wordPictureProblems(pictures, WORDS, ICONS).map(({ rule, about }) => [rule, about]);

describe('the pictures of words', () => {
  it('PIC-01: each word of a list may have its own picture', () => {
    expect(found({ Furniture: { 'bank-meubel': 'couch-and-lamp', bed: 'bed' } })).toEqual([]);
  });

  it('PIC-01: a word or an icon that does not exist is found', () => {
    expect(found({ 'At the Bank': { bed: 'bed' } })).toEqual([['picture-word', 'bed']]);
    expect(found({ Furniture: { beds: 'bed' } })).toEqual([['picture-word', 'beds']]);
    expect(found({ Furniture: { bed: 'beds' } })).toEqual([['picture-icon', 'bed']]);
  });

  it('PIC-01: a sign is not a picture', () => {
    expect(found({ Furniture: { bed: 'p-button' } })).toEqual([['picture-sign', 'bed']]);
  });

  it('PIC-01: two words of a list can be told apart', () => {
    expect(found({ Furniture: { 'bank-meubel': 'bed', bed: 'bed' } })).toEqual([['picture-twice', 'bed']]);
  });

  it('PIC-01: a thing and what is done with it may share one', () => {
    expect(found({ Furniture: { bed: 'bed', liggen: 'bed' } })).toEqual([]);
  });

  it('PIC-01: a sofa is not the picture of a bank with money', () => {
    const sofa = 'couch-and-lamp';
    expect(found({ Furniture: { 'bank-meubel': sofa }, 'At the Bank': { 'bank-geld': sofa } })).toEqual([
      ['picture-meaning', 'bank-geld'],
    ]);
  });
});
