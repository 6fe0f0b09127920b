import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { notesRule } from './notes.ts';

const faults = (spoilt: Partial<VocabularyEntry>) =>
  notesRule([sampleEntry(spoilt)], sampleContext()).map(({ message }) => message);

it('CON-02: a word with a second example, its English and a note passes, and so does one without', () => {
  expect(faults({})).toEqual([]);
  expect(
    faults({
      example2: 'Dat is de afspraak.',
      example2_en: "That's the deal.",
      note: 'Also *deal* or "rule".',
    }),
  ).toEqual([]);
});

it('CON-07: a second example without its English, and English without its example, are found', () => {
  expect(faults({ example2: 'Dat is de afspraak.' })).toHaveLength(1);
  expect(faults({ example2_en: "That's the deal." })).toHaveLength(1);
  expect(faults({ easy_example: 'Dat is de afspraak.' })).toHaveLength(1);
});

it.each(['With *er* and *te.', 'Say it short. Never say it long.', `It is ${'very '.repeat(24)}short.`])(
  'CON-07: the note "%s" is found',
  (note) => {
    expect(faults({ note })).toHaveLength(1);
  },
);
