import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry } from '../sample-entry.ts';
import { VOCABULARY_GOALS, vocabularyGoalsRule } from './vocabulary-goals.ts';

const entries = (lists: number, words: number) =>
  Array.from({ length: lists * words }, (_, place) =>
    sampleEntry({ dutch: `woord${place}`, subsection: `list ${place % lists}`, line: place + 2 }),
  );
/** Sample words, all of them frequent. */
const FREQUENT = sampleContext({
  reference: {
    ...sampleContext().reference,
    formsByFrequency: Array.from({ length: VOCABULARY_GOALS.frequentWords.taught }, (_, n) => `woord${n}`),
    wordsWithForm: (form) => [form],
  },
});
const found = (lists: number, words: number) =>
  vocabularyGoalsRule(entries(lists, words), FREQUENT).map(({ rule, message }) => `${rule}: ${message}`);

it('CON-02: enough different words in enough lists of 12 to 30 pass', () => {
  expect(found(110, 25)).toEqual([]);
});

it('CON-02: too few words, too few lists and lists that are too short or too long are found', () => {
  expect(found(110, 12)).toEqual(['vocabulary-goals: only 1320 different words of 2650']);
  expect(found(109, 30)).toEqual(['vocabulary-goals: only 109 lists of 110']);
  expect(found(250, 11)).toHaveLength(250);
  expect(found(110, 31)[0]).toBe('list-size: "list 0" has 31 words, not 12 to 30');
});

it('CON-02: too few of the most frequent words are found', () => {
  const context = sampleContext({ reference: SAMPLE_REFERENCE });
  expect(vocabularyGoalsRule(entries(110, 25), context).map(({ rule }) => rule)).toEqual([
    'vocabulary-goals',
  ]);
});

it('CON-02: half a pair is found', () => {
  const inside = sampleEntry({ dutch: 'binnen', subsection: 'list 0' });
  const outside = sampleEntry({ dutch: 'buiten', subsection: 'list 0' });
  const all = entries(110, 25);
  const pairs = (...more: ReturnType<typeof sampleEntry>[]) =>
    vocabularyGoalsRule([...all, ...more], FREQUENT).map(({ message }) => message);
  expect(pairs(inside)).toEqual(['"binnen" is there without "buiten"']);
  expect(pairs(inside, outside)).toEqual([]);
});
