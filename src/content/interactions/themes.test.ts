import { expect, it } from 'vitest';
import { INTERACTION_THEMES } from './themes.ts';

it('INT-01 INT-07: the six themes have their numbers, titles and files, in order', () => {
  expect(INTERACTION_THEMES.map(({ id, title, path }) => `${id} ${title} ${path}`)).toEqual([
    '1 Personal Information /thema1.csv',
    '2 Daily Activities /thema2.csv',
    '3 Greetings and Wellbeing /thema3.csv',
    '4 Food and Drinks /thema4.csv',
    '5 Housing and Furnishing /thema5.csv',
    '6 Travel and Transportation /thema6.csv',
  ]);
});

it('INT-01: each theme has a unique description and colour', () => {
  expect(new Set(INTERACTION_THEMES.map(({ description }) => description)).size).toBe(6);
  expect(new Set(INTERACTION_THEMES.map(({ colour }) => colour)).size).toBe(6);
});
