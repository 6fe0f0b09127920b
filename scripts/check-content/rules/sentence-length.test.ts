import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { sentenceLengthRule } from './sentence-length.ts';

const rule = sentenceLengthRule('example', 12);
const faults = (example: string) => rule([sampleEntry({ example })], sampleContext()).length;

it('CON-02: a sentence of twelve words passes, a longer one is found', () => {
  expect(faults("'s Ochtends om 7 uur zet mijn buurman zijn vuilnisbak aan straat.")).toBe(0);
  expect(faults("'s Ochtends om 7 uur zet mijn buurman zijn vuilnisbak aan de straat.")).toBe(1);
});
