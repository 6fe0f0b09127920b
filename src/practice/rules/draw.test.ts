import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from '#content/grammar/daily-questions.ts';
import { drawUnlike, FRESH_QUESTIONS } from './draw.ts';
import { drawNext, startDraw } from './draw.ts';
import { questionOfTheDay } from './draw.ts';

const anyItems = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 });
const anyChances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('GRA-19 GRA-20: all are drawn before any comes again, and none twice in a row', () => {
  fc.assert(
    fc.property(anyItems, anyChances, fc.nat(), (items, chances, place) => {
      const random = () => chances.next().value;
      const first = items[place % items.length] ?? 0;
      let draw = startDraw(first, items, random);
      const drawn = [draw.current];
      while (drawn.length < items.length * 3) {
        draw = drawNext(draw, items, random);
        drawn.push(draw.current);
      }
      expect(drawn[0]).toBe(first);
      for (let round = 0; round < 3; round += 1) {
        const inRound = drawn.slice(round * items.length, (round + 1) * items.length);
        expect(new Set(inRound)).toEqual(new Set(items));
      }
      if (items.length > 1) drawn.reduce((one, next) => (expect(next).not.toBe(one), next), Number.NaN);
    }),
  );
});

const keyOf = (item: string) => item;

it('GRA-18: none of the last ten is repeated if there are more; with fewer never the same twice in a row', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (items, chance) => {
        const random = () => chance.next().value ?? 0;
        const recent: string[] = [];
        for (let draw = 0; draw < 40; draw += 1) {
          const item = drawUnlike(items, { keyOf, recent }, random) ?? '';
          const spared = recent.slice(
            -Math.min(FRESH_QUESTIONS, items.length > FRESH_QUESTIONS ? FRESH_QUESTIONS : 1),
          );
          expect(spared).not.toContain(item);
          expect(items).toContain(item);
          recent.push(item);
        }
      },
    ),
  );
  expect(drawUnlike([], { keyOf, recent: [] }, () => 0)).toBeUndefined();
});

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

it('GRA-19: no topic comes on two consecutive days, and over a year questions are evenly spread', () => {
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
