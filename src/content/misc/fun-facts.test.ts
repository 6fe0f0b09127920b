import { expect, it } from 'vitest';
import { FUN_FACTS } from './fun-facts.ts';

const unique = (values: readonly string[]) => new Set(values).size;

it('MSC-01: there are 25 fun facts, each different, in English and in Dutch', () => {
  expect(FUN_FACTS).toHaveLength(25);
  expect(unique(FUN_FACTS.map(({ id }) => id))).toBe(25);
  expect(unique(FUN_FACTS.map(({ english }) => english))).toBe(25);
  expect(unique(FUN_FACTS.map(({ dutch }) => dutch))).toBe(25);
  const unfinished = FUN_FACTS.filter(
    ({ english, dutch }) => !/[.!?]$/.test(english) || !/[.!?]$/.test(dutch),
  );
  expect(unfinished).toEqual([]);
});

it.each(FUN_FACTS)(
  'MSC-01: “$id” names a page as its source, and the day it was checked',
  ({ source, checked }) => {
    expect(source.name.trim()).not.toBe('');
    expect(new URL(source.url).protocol).toBe('https:');
    expect(new Date(checked).toISOString()).toBe(`${checked}T00:00:00.000Z`);
    // No fact was checked before the list was started.
    expect(checked >= '2026-09-01').toBe(true);
  },
);
