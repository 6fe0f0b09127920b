import { expect, it } from 'vitest';
import { sampleContext } from '../sample-entry.ts';
import { oneNameRule } from './one-name.ts';

const rule = oneNameRule<{ line: number; id: string; text: string }>(({ text }) => [text]);
const found = (text: string) =>
  rule([{ line: 2, id: 'one', text }], sampleContext()).map(({ message }) => message);

it.each([
  'The council grits the roads.',
  "The council's website is down.",
  'I buy it at the chemist’s.',
  'She is our family doctor.',
  'Words on *-je* are het-words.',
  'A stem on *t* takes no second *t*.',
  'One of the letters of *softketchup*.',
  '*huis* is a *het* word.',
])('CON-06 CON-07: the other name in "%s" is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  'The municipality grits the roads.',
  'You may vote for the municipal council.',
  'Words that end in *-je* are het-words.',
  'One of the letters of *sexy softketchup*.',
])('CON-06: "%s" passes', (text) => {
  expect(found(text)).toEqual([]);
});
