import { expect, it } from 'vitest';
import { inventedWordProblems } from './invented-words.ts';

const found = (...words: string[]) =>
  inventedWordProblems(words, (word) => word === 'fiets').map(({ rule, about }) => [rule, about]);

it('PTH-01: an invented word is no real one, looks like one, and is named once', () => {
  expect(found('blonker', 'strabel')).toEqual([]);
  expect(found('fiets')).toEqual([['invented-real', 'fiets']]);
  expect(found('Blonker')).toEqual([['invented-form', 'Blonker']]);
  expect(found('blonker', 'blonker')).toEqual([['invented-twice', 'blonker']]);
});
