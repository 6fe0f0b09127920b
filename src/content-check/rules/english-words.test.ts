import { expect, it } from 'vitest';
import { sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { englishWordsRule } from './english-words.ts';

const faults = (entry: VocabularyEntry) => englishWordsRule([entry], sampleContext()).length;

it('CON-02 CON-07: well-formed translations pass', () => {
  expect(faults(sampleEntry({ english: 'appointment / date' }))).toBe(0);
  expect(faults(sampleVerb({ english: 'to call / to ring' }))).toBe(0);
  expect(faults(sampleEntry({ kind: 'phrase', english: 'the matter / wrong' }))).toBe(0);
});

it.each(['appointment/date', 'appointment /', '/ appointment', 'appointment / / date', 'appointment /date'])(
  'CON-07: "%s" has a wrong slash',
  (english) => {
    expect(faults(sampleEntry({ english }))).toBe(1);
  },
);

it('CON-07: a verb without `to`, and a noun with it or with an article, are found', () => {
  expect(faults(sampleVerb({ english: 'to call / ring' }))).toBe(1);
  for (const english of ['the appointment', 'date / an appointment', 'to appoint']) {
    expect(faults(sampleEntry({ english }))).toBe(1);
  }
});
