import { expect, it } from 'vitest';
import { DIRECTION_SENTENCES, DIRECTION_WORDS, POSITIONS, THREE_WAYS } from './directions.ts';
import { TOWN_PLACES } from './town-places.ts';

it('MSC-11: every place of the town has its own crossing in the 5 by 5 grid, and none is at the canal', () => {
  const crossings = TOWN_PLACES.map(({ column, row }) => `${column} ${row}`);
  expect(new Set(crossings).size).toBe(TOWN_PLACES.length);
  expect(crossings.filter((crossing) => !/^[0-4] [0234]$/.test(crossing))).toEqual([]);
  expect(new Set(TOWN_PLACES.map(({ id }) => id)).size).toBe(TOWN_PLACES.length);
});

it('MSC-11: the sentence of a position contains its word', () => {
  expect(POSITIONS.filter(({ kind, dutch }) => !dutch.includes(` ${kind}`))).toEqual([]);
});

it('MSC-11: the je-form and the u-form say the same as the command, with the verb’s t', () => {
  for (const { command, informal, polite } of THREE_WAYS) {
    const [verb = '', ...rest] = command.split(' ');
    expect(informal.startsWith('Je ')).toBe(true);
    expect(polite).toBe(informal.replace('Je ', 'U '));
    expect(informal.endsWith(`t ${rest.join(' ')}`)).toBe(true);
    expect(informal.toLowerCase()).toContain(verb.toLowerCase().slice(0, 2));
  }
});

it('MSC-11: every word and sentence is unique and has English', () => {
  const phrases = [...DIRECTION_WORDS, ...DIRECTION_SENTENCES, ...POSITIONS];
  expect(new Set(phrases.map(({ dutch }) => dutch)).size).toBe(phrases.length);
  expect(phrases.filter(({ dutch, english }) => dutch === '' || english === '')).toEqual([]);
});
