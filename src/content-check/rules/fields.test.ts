import { expect, it } from 'vitest';
import { sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { fieldsRule } from './fields.ts';

const faults = (entry: VocabularyEntry) =>
  fieldsRule([entry], sampleContext()).map(({ rule, message }) => [rule, message]);

it('CON-07: a noun and a verb with all their fields pass', () => {
  expect(faults(sampleEntry())).toEqual([]);
  expect(faults(sampleVerb())).toEqual([]);
});

it.each([
  'dutch',
  'english',
  'topic',
  'subsection',
  'example',
  'example_en',
  'id',
  'kind',
  'pronunciation',
] as const)('CON-07: a missing %s is found', (column) => {
  expect(faults(sampleEntry({ article: '', plural: '', [column]: '' }))).toContainEqual([
    'fields',
    `${column} is missing`,
  ]);
});

it('CON-07: a noun needs its article, and its plural unless an exception says that it has none', () => {
  expect(faults(sampleEntry({ article: '' }))).toEqual([['fields', 'the noun has no article']]);
  expect(faults(sampleEntry({ plural: '' }))).toEqual([['no-plural', 'the noun has no plural']]);
});

it.each(['past', 'participle', 'auxiliary'] as const)('CON-07: a verb needs its %s', (column) => {
  expect(faults(sampleVerb({ [column]: '' }))).toEqual([['fields', `the verb has no ${column}`]]);
});

it('CON-07: fields of another kind of word are found, as they are mostly in the wrong column', () => {
  expect(faults(sampleVerb({ article: 'de' }))).toEqual([
    ['fields', 'article is for a noun, this is a verb'],
  ]);
  expect(faults(sampleEntry({ past: 'belde' }))).toEqual([['fields', 'past is for a verb, this is a noun']]);
});

it('CON-07: an unknown value is found', () => {
  expect(faults(sampleEntry({ article: 'den' }))).toEqual([['fields', 'article "den" is none of de, het']]);
  expect(faults(sampleVerb({ auxiliary: 'worden' }))).toHaveLength(1);
});

it.each(['Afspraak', 'afspraak_2', 'reünie', '-afspraak', 'de--afspraak'])(
  'CON-07: the id "%s" is not a slug',
  (id) => {
    expect(faults(sampleEntry({ id }))).toHaveLength(1);
  },
);

it('CON-07: an extra comma is found by the number of fields', () => {
  expect(faults(sampleEntry({ width: 22 }))).toEqual([['fields', '22 fields in place of 21']]);
});

it('CON-07: only an adjective or an adverb has a comparative', () => {
  const good = sampleEntry({ dutch: 'goed', article: '', plural: '', comparative: 'beter' });
  expect(faults({ ...good, kind: 'adjective' })).toEqual([]);
  expect(faults({ ...good, kind: 'adverb' })).toEqual([]);
  expect(faults({ ...good, kind: 'preposition' })).toHaveLength(1);
});
