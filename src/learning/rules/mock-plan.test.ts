import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_DAYS } from './exam-dates.ts';
import { mockOfDay, SHORT_DAYS, WORDS_TO_MEASURE, type MockExams, type MockSitting } from './mock-plan.ts';

const mock = (part: string, minutes: number, ...sittings: MockSitting[]): MockExams => ({
  part,
  minutes,
  exams: 2,
  enough: 0.6,
  sittings,
});
const FRESH = [mock('knm', 45), mock('reading', 65), mock('speaking', 35)];
const on = (
  mocks: readonly MockExams[],
  daysLeft: number,
  minutesADay = 120,
  wordsKnown = 0,
  longestMockMinutes?: number,
) => {
  const exams = mocks.map(({ part }) => ({ part, day: '2026-12-24', daysLeft }));
  const step = mockOfDay(mocks, exams, { minutesADay, longestMockMinutes, wordsKnown });
  return step === null ? null : `${step.exam.part} ${step.purpose}${step.isDone ? ' done' : ''}`;
};

/** Lives the days before an exam: each mock exam is done on its day. */
function days(from: number, shares: Readonly<Record<string, number>>, minutesADay: number) {
  let mocks: readonly MockExams[] = FRESH;
  const done: { daysLeft: number; step: string }[] = [];
  for (let daysLeft = from; daysLeft >= 0; daysLeft -= 1) {
    const step = on(mocks, daysLeft, minutesADay);
    if (step !== null) done.push({ daysLeft, step });
    mocks = mocks.map((one) => {
      const isSat = step?.startsWith(`${one.part} `) === true;
      const older = one.sittings.map((sitting) => ({ ...sitting, daysAgo: sitting.daysAgo + 1 }));
      return {
        ...one,
        sittings: isSat ? [{ daysAgo: 1, rightShare: shares[one.part] ?? 1 }, ...older] : older,
      };
    });
  }
  return done;
}

describe('mock exams in the plan', () => {
  it('PTH-07: with three weeks or less, or enough known words, the first one of each part measures, the longest first', () => {
    expect(on(FRESH, SHORT_DAYS + 1)).toBeNull();
    expect(on(FRESH, SHORT_DAYS)).toBe('reading measure');
    expect(on(FRESH, 80, 120, WORDS_TO_MEASURE)).toBe('reading measure');
    expect(days(SHORT_DAYS, {}, 120).map(({ step }) => step)).toEqual([
      'reading measure',
      'knm measure',
      'speaking measure',
    ]);
  });

  it('PTH-07: a second one of each part below the norm, the weakest first, before the last week and not too soon', () => {
    const checks = days(SHORT_DAYS, { reading: 0.5, knm: 0.2, speaking: 0.9 }, 120).slice(3);
    expect(checks.map(({ step }) => step)).toEqual(['knm check', 'reading check']);
    for (const { daysLeft } of checks) expect(daysLeft).toBeGreaterThan(LAST_DAYS);
    const early = [mock('knm', 45, { daysAgo: 3, rightShare: 0.1 })];
    expect(on(early, 12)).toBeNull();
    // A text that nobody has rated says nothing.
    expect(on([mock('writing', 40, { daysAgo: 6, rightShare: null })], 12)).toBeNull();
  });

  it('PTH-07: one longer than a day does not come on two days in a row, unless the days run out', () => {
    const calm = days(SHORT_DAYS, {}, 30).map(({ daysLeft }) => daysLeft);
    expect(calm).toEqual([21, 19, 17]);
    expect(days(10, {}, 30).map(({ daysLeft }) => daysLeft)).toEqual([10, 9, 8]);
  });

  it('PTH-07: one that takes longer than what the person has today waits for another day', () => {
    expect(on(FRESH, 3, 20, 0, 20)).toBeNull();
    expect(on([mock('speaking', 35)], 3, 40, 0, 40)).toBe('speaking measure');
    expect(on([mock('knm', 45, { daysAgo: 0, rightShare: 0.1 })], 15, 20, 0, 0)).toBe('knm measure done');
  });

  it('PTH-07: one done today stays the step of the day, and no second one comes', () => {
    const sat = [mock('knm', 45, { daysAgo: 0, rightShare: 0.1 }), mock('reading', 65)];
    expect(on(sat, 15)).toBe('knm measure done');
  });

  it('PTH-07: for any results: none on the day before or the day itself, and never more than two of a part or than there are', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const shares = fc.record({ reading: share, knm: share, speaking: share });
    fc.assert(
      fc.property(
        shares,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 10, max: 120 }),
        (right, from, minutes) => {
          const done = days(from, right, minutes);
          for (const { daysLeft } of done) expect(daysLeft).toBeGreaterThan(1);
          for (const { part, exams } of FRESH) {
            const ofPart = done.filter(({ step }) => step.startsWith(`${part} `));
            expect(ofPart.length).toBeLessThanOrEqual(exams);
          }
        },
      ),
    );
  });
});
