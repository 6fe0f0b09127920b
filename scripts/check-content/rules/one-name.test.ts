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
  'Can we get housing benefit?',
  'A letter from the tax office.',
  'They weigh the child at the baby clinic.',
  'Call the out-of-hours GP clinic.',
  'She does volunteer work.',
  'Read the rental contract first.',
  'The hours on my pay slip are wrong.',
  'The first day of his integration course.',
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
  'Call the out-of-hours GP service.',
  'The first day of his civic integration course.',
  'Words that end in *-je* are het-words.',
  'One of the letters of *sexy softketchup*.',
])('CON-06: "%s" passes', (text) => {
  expect(found(text)).toEqual([]);
});
