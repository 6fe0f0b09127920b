import { expect, it } from 'vitest';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { STUDY_WAYS } from './study-ways.ts';

const word = (id: string): CatalogueItem => ({
  id,
  dutch: 'de woede',
  meaning: 'anger',
  question: 'What does it mean?',
  prompt: null,
  options: [],
  answer: 'anger',
  explanation: '',
  noun: { article: 'de', word: 'woede' },
  page: PATHS.vocabulary,
});
const waysOf = (id: string) => STUDY_WAYS.filter(({ fits }) => fits(word(id))).map((way) => way.id);

it('CON-10: a word that is to be recognised can be studied in every way but typing', () => {
  expect(waysOf('word:fiets')).toEqual(['cards', 'typed', 'heard', 'pairs', 'article']);
  expect(waysOf('word:woede')).toEqual(['cards', 'pairs', 'article']);
});
