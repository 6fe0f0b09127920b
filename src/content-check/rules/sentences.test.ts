import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { englishRule, sentencesRule } from './sentences.ts';

const faults = (example: string) =>
  sentencesRule(['example'])([sampleEntry({ example })], sampleContext()).map(({ message }) => message);

const englishFaults = (example_en: string) =>
  englishRule('example', 'example_en')(
    [sampleEntry({ example: 'Tot morgen!', example_en })],
    sampleContext(),
  ).map(({ rule }) => rule);

it('CON-07: an example is a sentence from capital to full stop', () => {
  expect(faults('maak een afspraak.')).toEqual(['example begins without a capital']);
  expect(faults('Maak een afspraak')).toEqual(['example ends without . ? or !']);
  expect(faults("'s Ochtends heb ik een afspraak.")).toEqual([]);
  expect(faults('Hij zei: "Maak een afspraak!"')).toEqual([]);
  expect(faults('Bel de dokter. maak een afspraak.')).toEqual([
    'example has a second sentence without a capital',
  ]);
  expect(faults('Wat leuk! kom binnen.')).toEqual(['example has a second sentence without a capital']);
  expect(faults('Wacht a.u.b. even op mr. de Vries, bijv. hier. Hij komt zo.')).toEqual([]);
  expect(faults('"Kom binnen!" roept Fatima.')).toEqual([]);
});

it('CON-07: English that repeats the Dutch is found', () => {
  expect(englishFaults('See you tomorrow!')).toEqual([]);
  expect(englishFaults('tot morgen!')).toEqual(['english']);
});
