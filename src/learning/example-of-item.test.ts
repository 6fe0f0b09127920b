import { expect, it } from 'vitest';
import { HOUSE } from '#testing/review-view.tsx';
import { withFittingSentence } from './example-of-item.ts';

const EASY = { dutch: 'Dit is mijn huis.', english: 'This is my house.' };
const WITH_EASY = { ...HOUSE, sentence: EASY };

it('PTH-04: a card shows the easy sentence until enough words of the longer one are known', () => {
  const exampleFor = (...known: readonly string[]) =>
    withFittingSentence(WITH_EASY, new Set(known)).explanation;
  expect(exampleFor()).toBe('*Dit is mijn huis.*\nThis is my house.');
  expect(exampleFor('wij', 'wonen')).toBe('*Dit is mijn huis.*\nThis is my house.');
  // The word itself counts: five of six.
  expect(exampleFor('wij', 'wonen', 'in', 'een')).toBe(HOUSE.explanation);
});

it('PTH-04: without an easy sentence a card stays as it is', () => {
  expect(withFittingSentence(HOUSE, new Set())).toBe(HOUSE);
});
