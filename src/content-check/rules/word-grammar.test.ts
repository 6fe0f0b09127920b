import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { wordGrammarRule } from './word-grammar.ts';

const found = (entry: VocabularyEntry) =>
  wordGrammarRule([entry], sampleContext({ reference: SAMPLE_REFERENCE })).map(
    ({ level, rule }) => `${level} ${rule}`,
  );

it('CON-06 CON-07: a noun and a verb that agree with the lists pass', () => {
  expect(found(sampleEntry())).toEqual([]);
  expect(found(sampleVerb())).toEqual([]);
});

it('CON-06 CON-07: an article or a plural that disagrees is an error', () => {
  expect(found(sampleEntry({ article: 'het' }))).toEqual(['error article']);
  expect(found(sampleEntry({ plural: 'afspraaken' }))).toEqual(['error plural']);
});

it('CON-06 CON-07: an article that merely occurs somewhere is an error, too', () => {
  expect(found(sampleEntry({ dutch: 'bos', plural: '', article: 'de' }))).toEqual(['error article']);
});

it('CON-06 CON-07: a compound is checked by its last part', () => {
  const ticket = sampleEntry({ dutch: 'toegangskaart', plural: 'toegangskaarten' });
  expect(found(ticket)).toEqual([]);
  expect(found({ ...ticket, article: 'het', plural: 'toegangskaarts' })).toEqual([
    'error article',
    'error plural',
  ]);
});

it('CON-06: a diminutive is a het-word, listed or not', () => {
  const cake = sampleEntry({ dutch: 'koekje', plural: '', article: 'het' });
  expect(found(cake)).toEqual([]);
  expect(found({ ...cake, article: 'de' })).toEqual(['error article']);
});

it('CON-06: a person must review words with both articles attested, and words in no list', () => {
  expect(found(sampleEntry({ dutch: 'spoor', plural: '', article: 'het' }))).toEqual(['error article']);
  expect(found(sampleEntry({ dutch: 'gft', plural: '' }))).toEqual(['error article']);
});

it('CON-06: a word that exists in the plural only is not looked up', () => {
  expect(found(sampleEntry({ dutch: 'gegevens', plural: 'gegevens' }))).toEqual([]);
});

it('CON-06 CON-07: a past, participle or auxiliary that disagrees is an error', () => {
  expect(found(sampleVerb({ past: 'belte op' }))).toEqual(['error past']);
  expect(found(sampleVerb({ participle: 'geopbeld' }))).toEqual(['error participle']);
  expect(found(sampleVerb({ auxiliary: 'zijn' }))).toEqual(['error auxiliary']);
});

it('CON-06: either auxiliary passes where both are attested', () => {
  const walk = { dutch: 'lopen', past: 'liep', participle: 'gelopen' };
  expect(found(sampleVerb({ ...walk, auxiliary: 'both' }))).toEqual([]);
  expect(found(sampleVerb({ ...walk, auxiliary: 'hebben' }))).toEqual(['error auxiliary']);
});

it('CON-06: a reflexive verb is looked up without zich', () => {
  const reflexive = sampleVerb({ dutch: 'zich opbellen', past: 'belde zich op' });
  expect(found(reflexive)).toEqual([]);
});

it('CON-06 CON-07: a wrong comparative, or a missing one that is not just the word plus -er, is an error', () => {
  const good = sampleEntry({ dutch: 'goed', kind: 'adjective', article: '', plural: '' });
  expect(found({ ...good, comparative: 'beter' })).toEqual([]);
  expect(found({ ...good, comparative: 'goeder' })).toEqual(['error comparative']);
  expect(found(good)).toEqual(['error no-comparative']);
  expect(found({ ...good, dutch: 'dik' })).toEqual([]);
});

it('CON-07: a regular comparative must be left out', () => {
  const thick = sampleEntry({ dutch: 'dik', kind: 'adjective', article: '', plural: '' });
  expect(found({ ...thick, comparative: 'dikker' })).toEqual(['error needless-comparative']);
});

it('CON-07: an exception has to name the row and the exact form', () => {
  const wrong = sampleEntry({ article: 'het', plural: 'afspraaken' });
  expect(
    wordGrammarRule([wrong], sampleContext({ reference: SAMPLE_REFERENCE })).map(({ about }) => about),
  ).toEqual(['afspraak: het', 'afspraak: afspraaken']);
});
