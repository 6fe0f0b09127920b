import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { examplesRule } from './examples.ts';

const faults = (...entries: VocabularyEntry[]) =>
  examplesRule(entries, sampleContext()).map(({ rule }) => rule);
const adjective = (dutch: string, example: string) =>
  sampleEntry({ dutch, kind: 'adjective', plural: '', example });
const redLightFaults = (example: string) => {
  const entry = sampleEntry({ dutch: 'door rood rijden', kind: 'phrase', article: '', plural: '', example });
  return examplesRule([entry], sampleContext({ reference: SAMPLE_REFERENCE })).length;
};
const verb = (forms: Partial<VocabularyEntry>) => sampleVerb(forms);

it('CON-07: a sentence with the word passes, one without it is found', () => {
  expect(faults(sampleEntry())).toEqual([]);
  expect(faults(sampleEntry({ example: 'Kunnen we morgen afspreken?' }))).toEqual(['example-word']);
  expect(
    faults(sampleEntry({ dutch: 'kop', plural: 'koppen', example: 'We lopen naar de kopers.' })),
  ).toEqual(['example-word']);
});

it.each([
  ['plural', sampleEntry({ example: 'Ik heb vandaag drie afspraken.' })],
  ['diminutive', sampleEntry({ dutch: 'koek', plural: 'koeken', example: 'Wil je een koekje?' })],
  [
    'diminutive with a doubled letter',
    sampleEntry({ dutch: 'bal', plural: 'ballen', example: 'Gooi het balletje!' }),
  ],
  [
    'stressed word',
    sampleEntry({ dutch: 'een', kind: 'numeral', plural: '', example: 'Ik wil er maar één.' }),
  ],
  ['adjective with -e', adjective('groot', 'Wat een grote tuin!')],
  ['adjective with -e and a doubled letter', adjective('wit', 'Ze draagt witte schoenen.')],
  ['adjective with -e and another letter', adjective('lief', 'Wat een lieve hond!')],
  ['comparative', adjective('duur', 'Deze jas is duurder.')],
  ['superlative', adjective('leuk', 'Dit is het leukste feest.')],
  [
    'several words',
    sampleEntry({ dutch: 'tot straks', kind: 'phrase', plural: '', example: 'Tot straks, Daan!' }),
  ],
  ['split verb', verb({ example: 'Zij belt haar moeder elke dag op.' })],
  ['joined verb', verb({ example: 'Wacht even, ik bel als hij opbelt.' })],
  ['infinitive with te', verb({ example: 'Vergeet niet om je moeder op te bellen.' })],
  ['past of a split verb', verb({ example: 'Gisteren belden ze ons op.' })],
  ['participle', verb({ example: 'Heb jij hem al opgebeld?' })],
  [
    'verb with a changed stem',
    verb({ dutch: 'leven', past: 'leefde', participle: 'geleefd', example: 'Hij leeft nog.' }),
  ],
  [
    'plural past',
    verb({ dutch: 'kopen', past: 'kocht', participle: 'gekocht', example: 'Zij kochten een huis.' }),
  ],
  [
    'reflexive verb',
    verb({
      dutch: 'zich voorstellen',
      past: 'stelde zich voor',
      participle: 'voorgesteld',
      example: 'Stel je even voor.',
    }),
  ],
  [
    'verb with er',
    verb({
      dutch: 'eruitzien',
      past: 'zag eruit',
      participle: 'eruitgezien',
      example: 'Je ziet er moe uit.',
    }),
  ],
  [
    'verb of several words',
    verb({
      dutch: 'boodschappen doen',
      past: 'deed boodschappen',
      participle: 'boodschappen gedaan',
      example: 'Ik heb al boodschappen voor je gedaan.',
    }),
  ],
])('CON-07: a %s counts as the word', (_, entry) => {
  expect(faults(entry)).toEqual([]);
});

it('CON-07: a separable verb needs its particle in the sentence', () => {
  expect(faults(verb({ example: 'Ik bel je morgen.' }))).toEqual(['example-word']);
});

it('CON-07: an expression with a verb needs its other words and a form of the verb', () => {
  expect(redLightFaults('Mijn neef reed door rood.')).toBe(0);
  expect(redLightFaults('Mijn neef reed door.')).toBe(1);
  expect(redLightFaults('Mijn neef liep door rood.')).toBe(1);
});

it('CON-07: a form that only the lists know is found, as the app could not mark it', () => {
  const good = { ...adjective('goed', 'Vandaag gaat het beter.'), comparative: '' };
  const context = sampleContext({ reference: SAMPLE_REFERENCE });
  expect(examplesRule([good], context).map(({ rule }) => rule)).toEqual(['example-mark']);
  expect(examplesRule([{ ...good, comparative: 'beter' }], context)).toEqual([]);
});

it('CON-07: the second sentence has the word, too, and is unique', () => {
  expect(faults(sampleEntry({ example2: 'De afspraak gaat niet door.' }))).toEqual([]);
  expect(faults(sampleEntry({ example2: 'Kunnen we morgen afspreken?' }))).toEqual(['example-word']);
  expect(faults(sampleEntry({ example2: sampleEntry().example }))).toEqual(['example-twice']);
});

it('CON-07: a sentence is used once', () => {
  const again = sampleEntry({ line: 3, id: 'morgen', dutch: 'morgen', kind: 'adverb' });
  expect(faults(sampleEntry(), again)).toEqual(['example-twice']);
});
