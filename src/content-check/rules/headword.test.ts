import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { headwordRule } from './headword.ts';

/** Accepts every lower-case word, names only with a capital. */
const speller = { accepts: (word: string) => word !== 'pasen', suggestions: () => [] };
const faults = (entry: VocabularyEntry) =>
  headwordRule([entry], sampleContext({ speller, reference: SAMPLE_REFERENCE })).map(
    ({ message }) => message,
  );
const adjective = (dutch: string) => sampleEntry({ dutch, kind: 'adjective', article: '', plural: '' });

it('CON-06 CON-07: words in dictionary form pass', () => {
  expect(faults(sampleEntry())).toEqual([]);
  expect(faults(sampleEntry({ dutch: 'Pasen' }))).toEqual([]);
  expect(faults(sampleVerb())).toEqual([]);
  expect(faults(adjective('goed'))).toEqual([]);
  expect(faults(adjective('onbekendst'))).toEqual([]);
  expect(faults(sampleEntry({ dutch: 'het doen', kind: 'phrase' }))).toEqual([]);
});

it.each([
  ['an article', sampleEntry({ dutch: 'de afspraak' }), 'has an article with it'],
  [
    'a capital',
    sampleEntry({ dutch: 'Afspraak' }),
    'has a capital, though the dictionary has it with a small letter',
  ],
  ['a form of a verb', sampleVerb({ dutch: 'opbelt' }), 'is no infinitive'],
  ['a form of an adjective', adjective('goede'), 'is a form of "goed"'],
  ['a noun said to be an adjective', adjective('kaart'), 'is a noun in the lists, and no adjective'],
])('CON-06 CON-07: %s is found', (_, entry, fault) => {
  expect(faults(entry)).toEqual([`"${entry.dutch}" ${fault}`]);
});
