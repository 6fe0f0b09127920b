import { expect, it } from 'vitest';
import { examplesOf, knownForms } from './fitting-example.ts';
import type { Word } from './vocabulary.ts';

const verb = (dutch: string) => ({ dutch, kind: 'verb' });
const BREAD: Word = {
  id: 'brood',
  dutch: 'brood',
  meaning: 'bread',
  kind: 'noun',
  plural: 'broden',
  example: 'Olena koopt elke dag 2 broden.',
  exampleEn: 'Olena buys two loaves every day.',
  easyExample: 'Dit is brood.',
  easyExampleEn: 'This is bread.',
};
const shown = (...known: Parameters<typeof knownForms>[0][]) =>
  examplesOf(BREAD, knownForms(known.flatMap((words) => [...words]))).map(({ dutch }) => dutch);

it('PTH-04: the easy sentence comes first until enough of the longer one is known, and the other one follows', () => {
  expect(shown([])).toEqual([BREAD.easyExample, BREAD.example]);
  expect(shown([verb('kopen'), { dutch: 'dag', kind: 'noun' }])).toEqual([BREAD.easyExample, BREAD.example]);
  const all = [verb('kopen'), { dutch: 'elk', kind: 'adjective' }, { dutch: 'dag', kind: 'noun' }];
  expect(shown(all)).toEqual([BREAD.example, BREAD.easyExample]);
});

it('PTH-04: a word without an easy sentence shows the one it has', () => {
  const { easyExample: _, ...plain } = BREAD;
  expect(examplesOf(plain, new Set())).toEqual([{ dutch: BREAD.example, english: BREAD.exampleEn }]);
});
