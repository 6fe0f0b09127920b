import { expect, it } from 'vitest';
import { questionOfTheDay } from '#domain/quiz/question-of-the-day.ts';

const QUESTIONS = ['inversion', 'plural', 'niet or geen'];
const at = (...[year, month, day, hour]: [number, number, number, number]) =>
  questionOfTheDay(QUESTIONS, new Date(year, month - 1, day, hour).getTime());

it('GRA-19: the question of the day stays from midnight to midnight', () => {
  expect(at(2026, 11, 21, 0)).toBe(at(2026, 11, 21, 23));
  expect(at(2026, 11, 21, 23)).not.toBe(at(2026, 11, 22, 0));
});

it('GRA-19: each day has another question until all were there, also when the clocks change', () => {
  const days = [24, 25, 26].map((day) => at(2026, 10, day, 12));
  expect(new Set(days)).toEqual(new Set(QUESTIONS));
  expect(at(2026, 10, 27, 12)).toBe(days[0]);
});

it('GRA-19: without questions there is none', () => {
  expect(questionOfTheDay([], 0)).toBeUndefined();
});
