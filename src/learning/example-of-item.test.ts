import { expect, it } from 'vitest';
import { HOUSE } from '#testing/review-view.tsx';
import { withSentenceFor } from './example-of-item.ts';
import type { Schedule } from './rules/schedule.ts';

const SCHEDULE: Schedule = {
  phase: 'known',
  dueAt: 1,
  answeredAt: 0,
  stabilityDays: 1,
  difficulty: 5,
  earlyAt: null,
  answers: 2,
  stepsLeft: 0,
};
const EASY = '*Dit is mijn huis.*\nThis is my house.';
const WITH_EASY = { ...HOUSE, easyExplanation: EASY };

it('PTH-04: in review a word has its easy sentence until its card holds', () => {
  const exampleAfter = (stabilityDays: number) =>
    withSentenceFor({ ...SCHEDULE, stabilityDays }, WITH_EASY).explanation;
  expect(withSentenceFor(null, WITH_EASY).explanation).toBe(EASY);
  expect(exampleAfter(13)).toBe(EASY);
  expect(exampleAfter(14)).toBe(HOUSE.explanation);
});

it('PTH-04: without an easy sentence a card stays as it is', () => {
  expect(withSentenceFor(null, HOUSE)).toBe(HOUSE);
});
