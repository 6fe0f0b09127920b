import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewCards } from './item-cards.ts';
import { lastDays } from './last-days.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { reviewDay } from './review-day.ts';
import { USUAL_LIMITS } from './review-limits.ts';
import { chanceAt, createScheduler } from './schedule.ts';
import type { AnsweredEvent, StudyEvent } from './study-event.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { answered } from '#testing/study-events.ts';

const TODAY = '2026-11-22';
const DAY = Date.UTC(2026, 10, 22);
const scheduler = createScheduler();

const review = (itemId: string, daysAgo: number, changes: Partial<AnsweredEvent> = {}) =>
  answered({
    id: `${itemId} ${daysAgo}`,
    itemId,
    activity: 'review',
    grade: 'easy',
    at: DAY - daysAgo * DAY_MS + HOUR_MS,
    durationMs: 10 * SECOND_MS,
    ...changes,
  });

/** Each known once, one to four days ago; none is due yet. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => review(`word:nummer${index}`, 1 + (index % 4)));

const near = (events: readonly StudyEvent[], exam: string, minutes = 30) =>
  lastDays(project(EMPTY_PROJECTION, events), { dates: { 'a2-knm': exam }, minutes }, TODAY, DAY);

function dayBefore(events: readonly StudyEvent[], exam: string, { now = DAY + HOUR_MS, minutes = 30 } = {}) {
  const projection = project(EMPTY_PROJECTION, events);
  const cards = reviewCards(projection, scheduler, () => ['meaning']);
  return reviewDay(cards, { ...USUAL_LIMITS, lastDays: near(events, exam, minutes) }, now, DAY);
}

describe('the last days before an exam', () => {
  it('MEM-22: are the seven before it; a day without an exam soon, and the day itself, are as all others', () => {
    expect([1, 7, 8].map((daysLeft) => near([], `2026-11-${22 + daysLeft}`) !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(near([], TODAY)).toBeNull();
    expect(near([], '2026-11-21')).toBeNull();
    expect(dayBefore(words(12), '2026-12-20').waiting).toEqual([]);
    expect(dayBefore(words(12), '2026-11-21').waiting).toEqual([]);
  });

  it('MEM-22: what is left of the minutes goes to the cards with the lowest chance on that day, due or not, lowest first', () => {
    const day = dayBefore(words(60), '2026-11-27', { minutes: 10 });
    expect(day.beforeExam.length).toBeGreaterThan(20);
    expect(day.beforeExam.length).toBeLessThanOrEqual(60);
    const examAt = near(words(60), '2026-11-27')?.examAt ?? 0;
    const chances = day.beforeExam.map(({ schedule }) =>
      schedule === null ? 1 : chanceAt(schedule, examAt),
    );
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    expect(day.toGo).toBe(day.waiting.length);
    // Those that were seen longest ago are least certain.
    expect(day.beforeExam[0]?.schedule?.answeredAt).toBe(DAY - 4 * DAY_MS + HOUR_MS);
  });

  it('MEM-22: other work of the day takes its minutes, and review never has more than the day has left', () => {
    const all = dayBefore(words(60), '2026-11-27', { minutes: 10 }).waiting.length;
    const game = answered({
      id: 'game',
      itemId: 'question:knm-vote',
      activity: 'game',
      at: DAY + 2 * MINUTE_MS,
      durationMs: 5 * MINUTE_MS,
    });
    const after = dayBefore([...words(60), game], '2026-11-27', { minutes: 10 }).waiting.length;
    expect(all).toBe(60);
    expect(after).toBe(30);
  });

  it('MEM-22: a known answer always makes the number less, until the minutes are over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 40 }), fc.integer({ min: 1, max: 7 }), (count, daysLeft) => {
        const exam = `2026-11-${22 + daysLeft}`;
        const events: StudyEvent[] = words(count);
        let now = DAY + HOUR_MS;
        let day = dayBefore(events, exam, { now, minutes: 10 });
        const first = day.toGo;
        for (let step = 0; step < first; step += 1) {
          const { next } = day;
          if (next === null) break;
          now += 3 * SECOND_MS;
          events.push(review(next.itemId, 0, { at: now, id: `now ${step}` }));
          const before = day.toGo;
          day = dayBefore(events, exam, { now, minutes: 10 });
          expect(day.toGo).toBeLessThan(before);
        }
        expect(day.toGo).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});
