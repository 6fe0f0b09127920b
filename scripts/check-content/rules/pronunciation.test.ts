import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { pronunciationRule } from './pronunciation.ts';

const faults = (dutch: string, pronunciation: string) =>
  pronunciationRule([sampleEntry({ dutch, pronunciation })], sampleContext()).map(({ rule }) => rule);

it.each([
  ['afspraak', 'AF-spraak'],
  ['huis', 'HUIS'],
  ['dank je wel', 'dank je WEL'],
  ['kopiëren', 'koo-pie-EE-ren'],
  ['konijn', 'koo-NEIN'],
  ['station', 'staa-SJON'],
  ['museum', 'muu-ZEE-um'],
])('CON-07: the pronunciation of "%s" can be read out', (dutch, text) => {
  expect(faults(dutch, text)).toEqual([]);
});

it.each(['af-spraak', 'Af-spraak', 'AF--spraak', 'AF-spraak-', 'ˈɑf-spraak', 'AF.spraak'])(
  'CON-07: "%s" is refused',
  (text) => {
    expect(faults('afspraak', text)).toEqual(['pronunciation']);
  },
);

it.each([
  ['two stresses in a word', 'afspraak', 'AF-SPRAAK'],
  ['a word too few', 'dank je wel', 'dank je-WEL'],
  ['another word', 'afspraak', 'ge-BOOR-te-daa-tum'],
  ['a part only', 'geboortedatum', 'ge-BOOR-te'],
])('CON-07: %s is found', (_, dutch, text) => {
  expect(faults(dutch, text)).toEqual(['syllables']);
});
