import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_PARTS, LAST_DAYS } from '#domain/plan/exam-dates.ts';
import {
  MINUTES_A_DAY,
  studyPlan,
  WEAK_FACTOR,
  type PlanWishes,
  type WorkArea,
} from '#domain/plan/study-plan.ts';
import { dayLater } from '#lib/calendar-day.ts';

const TODAY = '2026-11-22';
const NO_REVIEW = { cards: 0, secondsEach: 10 };
const words: WorkArea = {
  id: 'words',
  parts: ['reading', 'speaking'],
  total: 350,
  open: 350,
  startedToday: 0,
  rightShare: null,
  secondsEach: 12,
};
const knm: WorkArea = { ...words, id: 'knm', parts: ['knm'], total: 70, open: 70, secondsEach: 20 };
const wishes = (changes: Partial<PlanWishes> = {}): PlanWishes => ({
  today: TODAY,
  dates: { reading: dayLater(TODAY, 42), knm: dayLater(TODAY, 42) },
  minutesADay: 30,
  ...changes,
});
const shareOf = (plan: ReturnType<typeof studyPlan>, id = 'words') =>
  plan?.shares.find(({ area }) => area.id === id);

describe('the plan of a day', () => {
  it('MEM-20: what is open is divided by the days before the last week; what was done today counts towards it', () => {
    const plan = studyPlan([words, knm], NO_REVIEW, wishes());
    expect(plan?.exams.map(({ part, daysLeft }) => [part, daysLeft])).toEqual([
      ['reading', 42],
      ['knm', 42],
    ]);
    expect(shareOf(plan)).toMatchObject({ days: 35, needed: 10, share: 10, left: 10, unplanned: 0 });
    expect(shareOf(plan, 'knm')).toMatchObject({ needed: 2, share: 2 });
    const later = studyPlan([{ ...words, open: 346, startedToday: 4 }], NO_REVIEW, wishes());
    expect(shareOf(later)).toMatchObject({ share: 10, left: 6 });
    const more = studyPlan([{ ...words, open: 336, startedToday: 14 }], NO_REVIEW, wishes());
    expect(shareOf(more)).toMatchObject({ share: 10, left: 0 });
  });

  it('MEM-20: ten days that were missed make each day that is left somewhat longer, and none more than its minutes', () => {
    const back = studyPlan([words], NO_REVIEW, wishes({ today: dayLater(TODAY, 10) }));
    expect(shareOf(back)).toMatchObject({ days: 25, share: 14 });
    const late = studyPlan([words], NO_REVIEW, wishes({ today: dayLater(TODAY, 33), minutesADay: 10 }));
    expect(late?.seconds).toBeLessThanOrEqual(600);
    expect(shareOf(late)?.unplanned).toBeGreaterThan(0);
  });

  it('MEM-20: review comes first, and takes from what is new; short work is done whole, long work gets the rest', () => {
    const all = [{ ...words, open: 3500, total: 3500 }, knm];
    const plan = studyPlan(all, { cards: 60, secondsEach: 10 }, wishes());
    expect(plan?.reviewSeconds).toBe(600);
    expect(shareOf(plan, 'knm')?.share).toBe(2);
    expect(shareOf(plan)).toMatchObject({ needed: 100, share: Math.floor((1200 - 40) / 12) });
    const full = studyPlan(all, { cards: 200, secondsEach: 10 }, wishes());
    expect(full?.shares.map(({ share }) => share)).toEqual([0, 0]);
  });

  it('MEM-20: what is weak gets more, and what the person limits stays below the limit', () => {
    const weak = studyPlan([{ ...words, rightShare: 0.5 }], NO_REVIEW, wishes());
    expect(shareOf(weak)).toMatchObject({ isWeak: true, share: 10 * WEAK_FACTOR });
    const limited = studyPlan([{ ...words, atMost: 5 }], NO_REVIEW, wishes());
    expect(shareOf(limited)).toMatchObject({ share: 5, unplanned: 350 - 5 * 35 });
  });

  it('MEM-20: the last week only repeats; work that serves a later exam, too, goes on for that one', () => {
    const dates = { reading: dayLater(TODAY, LAST_DAYS), speaking: dayLater(TODAY, 27) };
    expect(shareOf(studyPlan([words], NO_REVIEW, wishes({ dates })))).toMatchObject({
      exam: { part: 'speaking' },
      days: 20,
    });
    const last = studyPlan([words], NO_REVIEW, wishes({ dates: { reading: dates.reading } }));
    expect(shareOf(last)).toMatchObject({ days: 0, share: 0 });
  });

  it('MEM-20: after the last date, and without one, there is no plan; an exam that is over asks for nothing', () => {
    expect(studyPlan([words], NO_REVIEW, wishes({ dates: {} }))).toBeNull();
    expect(studyPlan([words], NO_REVIEW, wishes({ dates: { reading: dayLater(TODAY, -1) } }))).toBeNull();
    const onlyKnm = wishes({ dates: { reading: dayLater(TODAY, -1), knm: dayLater(TODAY, 20) } });
    expect(studyPlan([words, knm], NO_REVIEW, onlyKnm)?.shares.map(({ area }) => area.id)).toEqual(['knm']);
  });

  it('MEM-20: a letter that takes longer than its part of a day has its turn, and is done in time', () => {
    const letters = { ...words, id: 'letters', open: 4, total: 4, secondsEach: 900 };
    let open = letters.open;
    for (let day = 0; day < 35; day += 1) {
      const today = dayLater(TODAY, day);
      const plan = studyPlan([words, knm, { ...letters, open }], NO_REVIEW, wishes({ today }));
      open -= shareOf(plan, 'letters')?.share ?? 0;
    }
    expect(open).toBe(0);
  });

  const anyArea = fc.record({
    id: fc.uuid(),
    parts: fc.subarray([...EXAM_PARTS], { minLength: 1 }),
    total: fc.constant(5000),
    open: fc.integer({ min: 0, max: 3000 }),
    startedToday: fc.integer({ min: 0, max: 50 }),
    rightShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    secondsEach: fc.double({ min: 1, max: 900, noNaN: true }),
    atMost: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
  });
  const anyDates = fc.record(
    Object.fromEntries(
      EXAM_PARTS.map((part) => [part, fc.integer({ min: -5, max: 90 }).map((day) => dayLater(TODAY, day))]),
    ),
    { requiredKeys: [] },
  );
  const anyReview = fc.record({
    cards: fc.integer({ min: 0, max: 400 }),
    secondsEach: fc.integer({ min: 1, max: 60 }),
  });

  it('MEM-20: for any work, dates and review: within the minutes and the limits, nothing invented, nothing in the last days', () => {
    const anyMinutes = fc.integer({ min: MINUTES_A_DAY.least, max: MINUTES_A_DAY.most });
    fc.assert(
      fc.property(
        fc.array(anyArea, { maxLength: 8 }),
        anyDates,
        anyReview,
        anyMinutes,
        (areas, dates, review, minutesADay) => {
          const plan = studyPlan(areas, review, wishes({ dates, minutesADay }));
          if (plan === null) return;
          expect(plan.seconds).toBeLessThanOrEqual(Math.max(minutesADay * 60, plan.reviewSeconds) + 1e-6);
          for (const { area, share, left, days, needed, unplanned } of plan.shares) {
            expect(share).toBeLessThanOrEqual(Math.min(needed, area.open + area.startedToday));
            expect(left).toBeLessThanOrEqual(area.open);
            expect(share).toBeLessThanOrEqual(area.atMost ?? Infinity);
            if (days === 0) expect(share).toBe(0);
            expect(unplanned).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
