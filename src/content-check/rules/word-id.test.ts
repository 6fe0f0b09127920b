import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { wordIdRule } from './word-id.ts';

const faults = (dutch: string, id: string) =>
  wordIdRule([sampleEntry({ dutch, id })], sampleContext()).length;

it.each([
  ['afspraak', 'afspraak'],
  ['bank', 'bank-geld'],
  ['zich voelen', 'voelen'],
  ['reünie', 'reunie'],
  ["programma's kijken", 'programma-s-kijken'],
  ['tot straks', 'tot-straks'],
])('CON-07: "%s" may have the id %s', (dutch, id) => {
  expect(faults(dutch, id)).toBe(0);
});

it.each(['melk', 'afspraakje', 'af'])('CON-07: the id %s does not belong to "afspraak"', (id) => {
  expect(faults('afspraak', id)).toBe(1);
});
