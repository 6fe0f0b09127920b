import { expect, it } from 'vitest';
import { sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import { createSpeller } from '../speller.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { spellingRule } from './spelling.ts';

const speller = await createSpeller();
const DUTCH_COLUMNS = ['dutch', 'example', 'plural', 'past', 'participle'] as const;
const rule = spellingRule(DUTCH_COLUMNS);
const misspelt = (entry: VocabularyEntry) =>
  rule([entry], sampleContext({ speller, names: new Set(['Olena']) })).map(({ about }) => about);

it('CON-06 CON-07: modern words pass: compounds, accents, apostrophes, hyphens, names', () => {
  const example = "Olena's afspraak? 's Ochtends om 10.30 uur, vóór haar e-mail over zo'n reünie en de tv's.";
  expect(misspelt(sampleEntry({ example: example.replace("Olena's", 'Olena, jouw') }))).toEqual([]);
  expect(misspelt(sampleEntry({ dutch: 'boodschappentas', plural: 'boodschappentassen' }))).toEqual([]);
});

it.each(DUTCH_COLUMNS)('CON-06 CON-07: a misspelt word in %s is found', (column) => {
  expect(misspelt(sampleVerb({ [column]: 'gisterren' }))).toEqual(['gisterren']);
});

it.each(['boomen', 'huisartspost', 'kindopvang', 'fietsstalling', 'Verjaardagfeest'])(
  'CON-06: "%s" is rejected although a dictionary takes it for a compound',
  (word) => {
    expect(misspelt(sampleEntry({ dutch: word }))).toEqual([word]);
  },
);

it('CON-07: a misspelt word comes with suggestions', () => {
  const [problem] = rule([sampleEntry({ dutch: 'bootschappen' })], sampleContext({ speller }));
  expect(problem?.message).toContain('boodschappen');
});
