import { expect, it } from 'vitest';
import { HOUSE } from '#testing/review-view.tsx';
import { withSentenceFor } from './example-of-item.ts';

const EASY = '*Dit is mijn huis.*\nThis is my house.';
const WITH_EASY = { ...HOUSE, easyExplanation: EASY };

const exampleAfter = (stabilityDays: number) => withSentenceFor(stabilityDays, WITH_EASY).explanation;

it('PTH-04: in review a word has its easy sentence until its card holds', () => {
  expect(exampleAfter(0)).toBe(EASY);
  expect(exampleAfter(13)).toBe(EASY);
  expect(exampleAfter(14)).toBe(HOUSE.explanation);
});

it('PTH-04: without an easy sentence a card stays as it is', () => {
  expect(withSentenceFor(0, HOUSE)).toBe(HOUSE);
});
