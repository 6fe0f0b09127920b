import { expect, it } from 'vitest';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { lexiconInPieces } from './list-lexicon.ts';
import { wordItemsIn, wordsInText } from './words-in-text.ts';

const word = (dutch: string, more: Partial<Word> = {}): Word => ({
  id: dutch,
  dutch,
  meaning: dutch,
  example: '',
  ...more,
});
const lexiconOf = (words: readonly Word[]) => {
  const building = lexiconInPieces(words);
  let step = building.next();
  while (step.done !== true) step = building.next();
  return step.value;
};
const LEXICON = lexiconOf([
  word('huis', { kind: 'noun', plural: 'huizen' }),
  word('opbellen', { kind: 'verb', past: 'belde op', participle: 'opgebeld' }),
  word('ik', { kind: 'pronoun' }),
]);

it('RDG-03: each running word leads to its item, both halves of a verb to one; names and numbers are no words', () => {
  const texts = ['Samira: ik bel 2 huizen op.', 'Samira gnuift.'];
  expect(wordItemsIn(LEXICON, texts)).toEqual([
    'word:ik',
    'word:opbellen',
    'word:huis',
    'word:opbellen',
    null,
  ]);
});

it('RDG-04: the places of the words are those in the text', () => {
  const text = 'Ik zie 3 huizen.';
  expect(wordsInText(LEXICON, text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ik',
    'zie',
    'huizen',
  ]);
});
