import { expect, it } from 'vitest';
import { VOCABULARY_TOPICS } from './topics.ts';

it('VOC-02: the 20 topics have their numbers and titles, in order', () => {
  expect(VOCABULARY_TOPICS.map(({ number, title }) => `${number} ${title}`).join(', ')).toBe(
    '1 Who Are You?, 2 Shopping, 3 Social Conversations, 4 Food and Drinks, 5 Living, ' +
      '6 Travelling and Directions, 7 GP, drugstore and pharmacy, 8 House, street and neighbourhood, ' +
      '9 Buying and Returning, 10 Safety in Traffic, 11 Free Time, 12 Learning and Studying, ' +
      '13 Gas, Water Electricity, 14 Family and Relatives, 15 Outside Activities, ' +
      '16 Municipality & Government, 17 Looking for Work, 18 Nature, 19 Spending & Saving, ' +
      '20 Media & Communication',
  );
});

it('VOC-02: each subsection title is in one list only, so its topic is certain', () => {
  const titles = VOCABULARY_TOPICS.flatMap(({ subsections }) => subsections);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(100);
});
