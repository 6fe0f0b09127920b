import { expect, it } from 'vitest';
import { CULTURE_TOPICS, type CultureTopicTitle } from './topics.ts';

const allSections = CULTURE_TOPICS.flatMap(({ sections }): CultureTopicTitle['sections'] => sections);

it('CUL-01: the 8 topics have their titles, in order', () => {
  expect(CULTURE_TOPICS.map(({ title }) => title)).toEqual([
    'Living',
    'Dealing with Others',
    'Health',
    'Education & Upbringing',
    'Work & Income',
    'Agencies',
    'Past & Present',
    'Politics & Judiciary',
  ]);
});

it('CUL-02 CON-03: 45 sections, each in one topic and with a unique English title', () => {
  expect(allSections).toHaveLength(45);
  expect(new Set(allSections.map(({ dutch }) => dutch)).size).toBe(45);
  expect(new Set(allSections.map(({ english }) => english)).size).toBe(45);
  expect(allSections.filter(({ dutch, english }) => english === '' || english.includes(dutch))).toEqual([]);
});
