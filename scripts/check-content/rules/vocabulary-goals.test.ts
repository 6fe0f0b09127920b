import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry } from '../sample-entry.ts';
import { vocabularyGoalsRule } from './vocabulary-goals.ts';

const entries = (lists: number, words: number) =>
  Array.from({ length: lists * words }, (_, place) =>
    sampleEntry({ dutch: `woord${place}`, subsection: `list ${place % lists}`, line: place + 2 }),
  );
const found = (lists: number, words: number) =>
  vocabularyGoalsRule(entries(lists, words), sampleContext()).map(
    ({ rule, message }) => `${rule}: ${message}`,
  );

it('CON-02: enough different words in enough lists of 12 to 30 pass', () => {
  expect(found(110, 20)).toEqual([]);
});

it('CON-02: too few words, too few lists and lists that are too short or too long are found', () => {
  expect(found(110, 12)).toEqual(['vocabulary-goals: only 1320 different words of 2200']);
  expect(found(109, 30)).toEqual(['vocabulary-goals: only 109 lists of 110']);
  expect(found(200, 11)).toHaveLength(200);
  expect(found(110, 31)[0]).toBe('list-size: "list 0" has 31 words, not 12 to 30');
});

it('CON-02: too few of the most frequent words are found, where the lists are at hand', () => {
  const context = sampleContext({ reference: SAMPLE_REFERENCE });
  expect(vocabularyGoalsRule(entries(110, 20), context).map(({ rule }) => rule)).toEqual([
    'vocabulary-goals',
  ]);
});
