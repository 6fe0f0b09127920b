import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecast, toGoTomorrow } from './forecast.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { reviewCards } from './item-cards.ts';
import { reviewDay } from './review-day.ts';
import type { ReviewLimits } from './review-limits.ts';
import { createScheduler } from './schedule.ts';
import { CARD_KINDS, type StudyEvent } from './study-event.ts';
import { DAY_MS } from '#lib/duration.ts';
import { anyLog, answered, reviewChange } from '#testing/study-events.ts';

const DAY = Date.UTC(2026, 10, 22, 0, 0);
const NOON = DAY + DAY_MS / 2;
const scheduler = createScheduler();
const cardsOf = (events: readonly StudyEvent[]) =>
  reviewCards(project(EMPTY_PROJECTION, events), scheduler, () => CARD_KINDS);
const word = (index: number) => `word:nummer${index}`;
const added = (index: number): StudyEvent => ({
  ...reviewChange('added', `added ${index}`, 1),
  itemId: word(index),
});
const known = (index: number, daysAgo: number): StudyEvent =>
  answered({
    id: `known ${index}`,
    itemId: word(index),
    activity: 'review',
    grade: 'easy',
    at: NOON - daysAgo * DAY_MS,
  });
const counts = (events: readonly StudyEvent[], limits: ReviewLimits, days: number) =>
  forecast(cardsOf(events), limits, NOON, DAY, days).map(({ cards }) => cards);
const words = Array.from({ length: 25 }, (_, index) => index);

it('MEM-07: a forecast respects the daily limit: the rest waits for the next day, and none is lost', () => {
  // More than twice the limit is a backlog; the next card of each word has not been asked yet.
  const overdue = words.flatMap((index) => [added(index), known(index, 40)]);
  expect(counts(overdue, { newCards: 0, reviews: 10 }, 4)).toEqual([10, 10, 5, 0]);
  expect(counts(overdue, { newCards: 0, reviews: 100 }, 4)).toEqual([25, 0, 0, 0]);
});

it('MEM-07: it contains new cards, as many per day as chosen', () => {
  expect(counts(words.map(added), { newCards: 10, reviews: 100 }, 4)).toEqual([10, 10, 5, 0]);
  const days = forecast(cardsOf([]), { newCards: 10, reviews: 100 }, NOON, DAY, 30);
  expect(days).toHaveLength(30);
  expect(days.map(({ startsAt }) => startsAt).slice(0, 2)).toEqual([DAY, DAY + DAY_MS]);
});

it('MEM-07: for any log: after today’s cards, tomorrow asks what was forecast', () => {
  const limits = { newCards: 2, reviews: 3 };
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 0, max: 40 }), (log, daysLater) => {
      const dayStart = daysLater * DAY_MS;
      const now = dayStart + DAY_MS / 2;
      const events: StudyEvent[] = log.filter(({ at }) => at <= now);
      const today = () => reviewDay(cardsOf(events), limits, now, dayStart);
      for (let card = today().waiting[0]; card !== undefined; card = today().waiting[0]) {
        const answer = { itemId: card.itemId, card: card.kind, activity: 'review', grade: 'easy' } as const;
        events.push(answered({ ...answer, id: `done ${events.length}`, at: now }));
      }
      const cards = cardsOf(events);
      const [first, tomorrow] = forecast(cards, limits, now, dayStart, 2);
      expect(first?.cards).toBe(0);
      const start = dayStart + DAY_MS;
      for (const at of [start, start + DAY_MS / 3])
        expect(reviewDay(cards, limits, at, start).waiting).toHaveLength(tomorrow?.cards ?? -1);
    }),
  );
});

it('PTH-03: what comes tomorrow includes what is left today and the next cards of today’s words', () => {
  const limits = { newCards: 0, reviews: 100 };
  // Five words are due today and left; none of them is forecast for tomorrow, because a forecast assumes that today is done.
  const due = [0, 1, 2, 3, 4].flatMap((index) => [added(index), known(index, 40)]);
  expect(counts(due, limits, 2)).toEqual([5, 0]);
  expect(toGoTomorrow(cardsOf(due), limits, DAY)).toBe(5);
  // A word studied for the first time today brings its next card tomorrow, and not before.
  const studied = [...due, added(9), known(9, 0)];
  expect(counts(studied, limits, 2)[0]).toBe(5);
  expect(toGoTomorrow(cardsOf(studied), { newCards: 10, reviews: 100 }, DAY)).toBeGreaterThan(5);
});
