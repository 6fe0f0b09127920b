import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { otherWordsRule } from './other-words.ts';

const found = (...entries: readonly VocabularyEntry[]) =>
  otherWordsRule(entries, sampleContext({ reference: SAMPLE_REFERENCE })).map(
    ({ rule, about, message }) => `${rule} ${about}: ${message}`,
  );

it('JDG-03 CON-06: words that the lists know pass, nouns with their article; a row may have none', () => {
  expect(found(sampleEntry())).toEqual([]);
  expect(found(sampleEntry({ also: 'de kaart / het bos' }))).toEqual([]);
  expect(found(sampleEntry({ also: 'de kaarten' }))).toEqual([]);
  expect(found(sampleVerb({ also: 'lopen / goede morgen' }))).toEqual([]);
});

it('JDG-03: the word itself, and a row with the same meaning, are right without being named', () => {
  expect(found(sampleEntry({ also: 'de afspraak' }))).toEqual([
    'also afspraak: "de afspraak" is right without being named',
  ]);
  const date = sampleEntry({ id: 'kaart', dutch: 'kaart', english: 'date / appointment' });
  expect(found(sampleEntry({ also: 'de kaart' }), date)).toEqual([
    'also afspraak: "de kaart" is right without being named',
  ]);
  expect(found(sampleEntry({ also: 'de kaart' }), { ...date, english: 'card' })).toEqual([]);
  expect(found(sampleVerb({ also: 'Opbellen' }))).toEqual([
    'also opbellen: "Opbellen" is right without being named',
  ]);
});

const row = (also: string) => found(sampleVerb({ also }));

it('CON-07: words that are not apart, or there twice, are found', () => {
  expect(row('lopen/rijden')).toEqual([
    'also opbellen: "lopen/rijden" does not have " / " between its words',
  ]);
  expect(row('lopen / rijden / lopen')).toEqual(['also opbellen: "lopen / rijden / lopen" has a word twice']);
});

it('CON-06: a noun has the article of the lists', () => {
  expect(found(sampleEntry({ also: 'kaart' }))).toEqual(['also afspraak: "kaart" has no article']);
  expect(found(sampleEntry({ also: 'het kaart' }))).toEqual([
    'also-form afspraak: het kaart: "het kaart": the list has de',
  ]);
  expect(found(sampleEntry({ also: 'de spoor' }))).toEqual([
    'also-form afspraak: de spoor: "de spoor": the list has both, others occur',
  ]);
});

it('CON-06: a word that no list has needs a review, named by its row and itself', () => {
  expect(found(sampleEntry({ also: 'de date' }))).toEqual([
    'also-form afspraak: de date: "de date" is in no list',
  ]);
  expect(found(sampleVerb({ also: 'morgen appen' }))).toEqual([
    'also-form opbellen: morgen appen: "appen" is in no list',
  ]);
});
