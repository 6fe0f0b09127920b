import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { pronunciationRule } from './pronunciation.ts';

const faults = (dutch: string, pronunciation: string) =>
  pronunciationRule([sampleEntry({ dutch, pronunciation })], sampleContext()).map(({ rule }) => rule);

it.each([
  ['afspraak', 'AF-spraak'],
  ['huis', 'HUIS'],
  ['dank je wel', 'dangk jə WEL'],
  ['kopiëren', 'koo-pie-EE-rən'],
  ['konijn', 'koo-NIJN'],
  ['station', 'staa-SJON'],
  ['museum', 'muu-ZEE-um'],
  ['je', 'jə'],
])('CON-07 CON-08: the pronunciation of "%s" can be read out', (dutch, text) => {
  expect(faults(dutch, text)).toEqual([]);
});

it.each([
  'af-spraak',
  'Af-spraak',
  'AF--spraak',
  'AF-spraak-',
  'ˈɑf-spraak',
  'AF.spraak',
  'ACH-spraak',
  'af-sprui-aak',
  'af-SPRƏK',
])('CON-07 CON-08: "%s" is rejected', (text) => {
  expect(faults('afspraak', text)).toEqual(['pronunciation']);
});

it.each([
  ['two stresses in a word', 'afspraak', 'AF-SPRAAK'],
  ['a word too few', 'dank je wel', 'dangk jə-WEL'],
  ['another word', 'afspraak', 'gə-BOOR-tə-daa-tum'],
  ['a part only', 'geboortedatum', 'gə-BOOR-tə'],
])('CON-07: %s is found', (_, dutch, text) => {
  expect(faults(dutch, text)).toEqual(['syllables']);
});

it.each([
  ['bakker', 'BAK-el'],
  ['lopen', 'LOO-pen'],
  ['de', 'AA-de'],
])('CON-08: the weak e of %s is written as ə, not as in %s', (_, text) => {
  expect(faults('bakker', text)).toEqual(['weak-e']);
});

it.each([
  ['pleister', 'PLIJ-stər', 'PLIJS-tər'],
  ['burgemeester', 'bur-gə-MEE-stər', 'bur-gə-MEES-tər'],
  ['onmiddellijk', 'on-MID-əl-ək', 'on-MID-ə-lək'],
])('CON-08: %s is divided like other words: not %s but %s', (dutch, odd, usual) => {
  expect(faults(dutch, odd)).toEqual(['division']);
  expect(faults(dutch, usual)).toEqual([]);
});
