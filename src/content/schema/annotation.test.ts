import { expect, it } from 'vitest';
import { hashOfText, NAME, wordCode, wordsOfPiece, type AnnotatedWord } from './annotation.ts';

const WORDS: readonly AnnotatedWord[] = [
  { form: 'Ik', lemma: 'ik', partOfSpeech: 'VNW', sense: 'ik' },
  { form: 'bel', lemma: 'bellen', partOfSpeech: 'WW', sense: 'opbellen', next: 2 },
  { form: 'Adjoa', lemma: 'adjoa', partOfSpeech: 'SPEC', sense: NAME },
  { form: 'op', lemma: 'op', partOfSpeech: 'VZ', sense: 'opbellen', next: -2 },
  { form: "auto's", lemma: 'auto', partOfSpeech: 'N', sense: 'auto' },
  { form: 'mee-eten', lemma: 'mee-eten', partOfSpeech: 'WW', sense: 'mee-eten' },
  { form: 'één', lemma: 'een', partOfSpeech: 'TW', sense: 'een-getal' },
];

it('RDG-02: words are read as they were written, with names, halves of verbs and hyphens', () => {
  expect(wordsOfPiece(WORDS.map(wordCode).join(' '))).toEqual(WORDS);
  expect(wordsOfPiece('Ik bel')).toEqual([undefined, undefined]);
});

const hash = (...pieces: string[]) => hashOfText({ id: 'room-a', pieces });

it('RDG-02: the hash tells that a letter of a text was changed, or moved to another piece', () => {
  expect(hash('Ik bel.', 'Dag!')).toBe(hash('Ik bel.', 'Dag!'));
  expect(new Set([hash('Ik bel.'), hash('Ik bel!'), hash('Ik', 'bel.'), hash('')]).size).toBe(4);
});
