import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { sentenceLengthRule } from './sentence-length.ts';

const rule = sentenceLengthRule('example', { least: 4, most: 12 });
const faults = (example: string) => rule([sampleEntry({ example })], sampleContext()).length;

it('CON-02: a sentence of four to twelve words passes, a shorter or longer one is found', () => {
  expect(faults('Daan kookt voor ons.')).toBe(0);
  expect(faults('Daan kookt vanavond.')).toBe(1);
  // Another rule reports that it is missing.
  expect(faults('')).toBe(0);
  expect(faults("'s Ochtends om 7 uur zet mijn buurman zijn vuilnisbak aan straat.")).toBe(0);
  expect(faults("'s Ochtends om 7 uur zet mijn buurman zijn vuilnisbak aan de straat.")).toBe(1);
});
