import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from '#content/grammar/daily-questions.ts';
import { questionOfTheDay } from '#domain/question/question-of-the-day.ts';

const DAYS_OF_A_YEAR = 365;

/** Noon on each day of a year from the given date on, so that leap days and changes of the clock are among them. */
function yearFrom(firstDay: number): number[] {
  return Array.from({ length: DAYS_OF_A_YEAR }, (_, day) => new Date(2026, 0, firstDay + day, 12).getTime());
}

it('GRA-19: the question of the day stays from midnight to midnight, every day of any year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (day) => {
      const at = (...clock: [number, number, number]) =>
        questionOfTheDay(rows, new Date(2026, 0, day, ...clock).getTime());
      expect(at(0, 0, 0)).toBe(at(23, 59, 59));
      expect(at(23, 59, 59)).not.toBe(questionOfTheDay(rows, new Date(2026, 0, day + 1).getTime()));
    }),
  );
});

it('GRA-19: no topic comes on two days running, and over a year each question equally often to within one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 15 }),
      fc.integer({ min: 1, max: 4 }),
      (firstDay, topics, questionsATopic) => {
        const questions = topics.flatMap((topic) =>
          Array.from({ length: questionsATopic }, () => ({ topic: `${topic}` })),
        );
        const year = yearFrom(firstDay).map((noon) => questionOfTheDay(questions, noon));
        expect(year.some((question, day) => question?.topic === year[day + 1]?.topic)).toBe(false);
        const times = questions.map((one) => year.filter((question) => question === one).length);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('GRA-19: the questions of the app have all topics in twelve days, and all questions in twenty-four', () => {
  const year = yearFrom(1).map((noon) => questionOfTheDay(rows, noon));
  for (const [day] of year.slice(24).entries()) {
    expect(new Set(year.slice(day, day + 12).map((question) => question?.topic)).size).toBe(12);
    expect(new Set(year.slice(day, day + 24)).size).toBe(24);
  }
});

it('GRA-19: without questions there is none', () => {
  expect(questionOfTheDay([], 0)).toBeUndefined();
});
