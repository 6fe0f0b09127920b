import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { miscBank, miscBanks } from './misc-bank.ts';
import { sampleContext } from './sample-entry.ts';

const CONTEXT = sampleContext({
  speller: { accepts: (word) => !word.includes('x'), suggestions: () => [] },
});
const SOURCE = "export const ROWS = [\n  { id: 'one' },\n  { id: 'two' },\n];\n";
const foundIn = (...rows: object[]) =>
  miscBank('sample', { ROWS: rows })
    .check(SOURCE, CONTEXT, [])
    .problems.map(({ line, rule, about }) => `${line} ${rule} ${about}`);

/** Lists of figures and English, without Dutch to spell-check. */
const WITHOUT_DUTCH = new Set(['english-numbers', 'large-numbers', 'phrase']);

it('CON-07: rows with Dutch, English and unique ids pass', () => {
  expect(
    foundIn({ id: 'one', dutch: 'de arm', english: 'Extra' }, { id: 'two', text: '*De arm* is xx.' }),
  ).toEqual([]);
});

it('CON-06 CON-07: misspelt Dutch is found in a field, deeper in a row and between stars', () => {
  expect(foundIn({ dutch: 'de arxm', english: 'the arm' })).toEqual(['1 spelling arxm']);
  expect(foundIn({ example: { dutch: 'Mijn arxm.', english: 'My arm.' } })).toEqual(['1 spelling arxm']);
  expect(foundIn({ advice: ['Say *de arxm*.'] })).toEqual(['1 spelling arxm']);
});

it('CON-07: Dutch without English and a repeated id are found, with their line', () => {
  expect(foundIn({ dutch: 'de arm' }, { dutch: 'het been', english: ' ' })).toEqual([
    '1 filled de arm',
    '1 filled het been',
  ]);
  expect(foundIn({ id: 'two' }, { id: 'two' })).toEqual(['3 id two']);
});

it('CON-07: every file of miscellaneous Dutch that contains Dutch is checked', () => {
  const files = readdirSync(new URL('../content/misc', import.meta.url))
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !WITHOUT_DUTCH.has(name));
  expect(miscBanks.map(({ name }) => name)).toEqual(files.map((name) => `misc-${name}`).toSorted());
});
