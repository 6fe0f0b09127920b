import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { ownFormsRule } from './own-forms.ts';

const found = (entry: VocabularyEntry) =>
  ownFormsRule([entry], sampleContext({ reference: SAMPLE_REFERENCE })).map(({ rule }) => rule);

it('CON-06 CON-07: `zich` is in both infinitive and past, or in neither', () => {
  const reflexive = sampleVerb({ dutch: 'zich aanmelden', past: 'meldde zich aan', participle: 'aangemeld' });
  expect(found(reflexive)).toEqual([]);
  expect(found(sampleVerb())).toEqual([]);
  expect(found(sampleVerb({ dutch: 'bezichtigen', past: 'bezichtigde', participle: 'bezichtigd' }))).toEqual(
    [],
  );
  expect(found({ ...reflexive, past: 'meldde aan' })).toEqual(['reflexive']);
  expect(found({ ...reflexive, dutch: 'aanmelden' })).toEqual(['reflexive']);
  expect(found({ ...reflexive, participle: 'zich aangemeld' })).toEqual(['reflexive']);
});

it('CON-06 CON-07: a word that is its own plural is a de-word, and not a singular in the lists', () => {
  const details = sampleEntry({ dutch: 'gegevens', plural: 'gegevens' });
  expect(found(details)).toEqual([]);
  expect(found({ ...details, article: 'het' })).toEqual(['plural-only']);
  expect(found(sampleEntry({ plural: 'afspraak' }))).toEqual(['plural-only']);
});
