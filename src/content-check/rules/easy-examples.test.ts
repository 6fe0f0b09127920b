import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { easyExampleProblems, easyExamplesOn } from './easy-examples.ts';

const word = (dutch: string, easy_example: string) =>
  sampleEntry({ id: dutch, dutch, kind: 'adverb', easy_example });
const found = (...path: VocabularyEntry[]) =>
  easyExampleProblems(path, easyExamplesOn(path, SAMPLE_REFERENCE, new Set(['Ana']))).map(
    ({ rule, message }) => `${rule} ${message}`,
  );
/** Words that were all met, each with an example of its own. */
const MET = [
  word('hallo', 'Hallo Ana, hallo!'),
  ...Array.from({ length: 40 }, (_, n) => word(`woord${n}`, `Woord${n} hallo hallo.`)),
];

it('PTH-04: an easy example has words that came before, in any form; names and numbers are no words', () => {
  expect(found(...MET, sampleVerb({ easy_example: 'Belt hallo Ana 12 op?' }))).toEqual([]);
  expect(found(...MET, sampleVerb({ easy_example: 'Bel straks Ana op.' }))).toEqual([
    'easy-words opbellen: "Bel straks Ana op." has words that come later on the path: straks',
  ]);
});

it('PTH-04: one of the first words without an easy example is found', () => {
  expect(found(...MET, word('ja', ''))).toEqual(['easy-missing ja: has no easy_example in vocabulary.csv']);
});

it('PTH-04: easy examples that begin alike are found', () => {
  expect(found(...MET, word('ja', 'Ja, woord1 hallo.'), word('nee', 'Ja, woord1 nee.'))).toEqual(
    ['ja', 'nee'].map((id) => `easy-opening ${id}: too many easy examples open with "ja woord1"`),
  );
});
