import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_DAYS, MINUTES_A_DAY } from './exam-dates.ts';
import { studyPlan as planWith, type PlanProgress, type PlanWishes, type ReviewLoad } from './study-plan.ts';
import { MOST_GROWTH, WEAK_FACTOR, type WorkArea } from './work-shares.ts';
import { dayLater } from '#lib/calendar-day.ts';

const TODAY = '2026-11-22';
const NO_REVIEW = { cards: 0, secondsEach: 10 };
const words: WorkArea = {
  id: 'words',
  parts: ['reading', 'speaking'],
  total: 350,
  open: 350,
  startedToday: 0,
  practisedToday: 0,
  triedInMocks: 0,
  startedDaysAgo: [],
  rightShare: null,
  secondsEach: 12,
};
/** Nothing waits for words. */
const MANY_WORDS: PlanProgress = { wordsKnown: 1000, mocks: [] };
const studyPlan = (
  areas: readonly WorkArea[],
  review: ReviewLoad,
  wished: PlanWishes,
  progress = MANY_WORDS,
) => planWith(areas, review, wished, progress);
const knm: WorkArea = { ...words, id: 'knm', parts: ['knm'], total: 70, open: 70, secondsEach: 20 };
const wishes = (changes: Partial<PlanWishes> = {}): PlanWishes => ({
  today: TODAY,
  dates: { reading: dayLater(TODAY, 42), knm: dayLater(TODAY, 42) },
  since: { reading: TODAY, knm: TODAY },
  minutesADay: 30,
  ...changes,
});
const begunToday = (count: number) => ({
  startedToday: count,
  startedDaysAgo: Array.from({ length: count }, () => 0),
});
const shareOf = (plan: ReturnType<typeof studyPlan>, id = 'words') =>
  plan?.shares.find(({ area }) => area.id === id);

const grammarIn = (days: number, open: number) => {
  const grammar = { ...knm, id: 'grammar', open };
  const dates = { knm: dayLater(TODAY, days) };
  return shareOf(studyPlan([grammar], NO_REVIEW, wishes({ dates })), 'grammar');
};
const inDays = (days: number, open: number) =>
  shareOf(studyPlan([{ ...knm, open }], NO_REVIEW, wishes({ dates: { knm: dayLater(TODAY, days) } })), 'knm');

describe('the plan of a day', () => {
  it('MEM-20: open work is divided by the days before the last week; today’s work counts', () => {
    const plan = studyPlan([words, knm], NO_REVIEW, wishes());
    expect(plan?.exams.map(({ part, daysLeft }) => [part, daysLeft])).toEqual([
      ['reading', 42],
      ['knm', 42],
    ]);
    expect(shareOf(plan)).toMatchObject({ days: 35, needed: 10, share: 10, left: 10, unplanned: 0 });
    expect(shareOf(plan, 'knm')).toMatchObject({ needed: 2, share: 2 });
    const later = studyPlan([{ ...words, open: 346, ...begunToday(4) }], NO_REVIEW, wishes());
    expect(shareOf(later)).toMatchObject({ share: 10, left: 6 });
    const more = studyPlan([{ ...words, open: 336, ...begunToday(14) }], NO_REVIEW, wishes());
    expect(shareOf(more)).toMatchObject({ share: 10, left: 0 });
  });

  it('MEM-20: ten missed days make each remaining day a bit longer, within its minutes', () => {
    const back = studyPlan([words], NO_REVIEW, wishes({ today: dayLater(TODAY, 10) }));
    expect(shareOf(back)).toMatchObject({ days: 25, share: 14 });
    const late = studyPlan([words], NO_REVIEW, wishes({ today: dayLater(TODAY, 33), minutesADay: 10 }));
    expect(late?.seconds).toBeLessThanOrEqual(600);
    expect(shareOf(late)?.unplanned).toBeGreaterThan(0);
  });

  it('MEM-20: review comes first and reduces new work; short work is done fully, long work gets the rest', () => {
    const all = [{ ...words, open: 3500, total: 3500 }, knm];
    const plan = studyPlan(all, { cards: 60, secondsEach: 10 }, wishes());
    expect(plan?.reviewSeconds).toBe(600);
    expect(shareOf(plan, 'knm')?.share).toBe(2);
    expect(shareOf(plan)).toMatchObject({ needed: 100, share: Math.floor((1200 - 40) / 12) });
    const full = studyPlan(all, { cards: 200, secondsEach: 10 }, wishes());
    expect(full?.shares.map(({ share }) => share)).toEqual([0, 0]);
  });

  it('MEM-20: weak work gets more, and the person’s limits are respected', () => {
    const weak = studyPlan([{ ...words, rightShare: 0.5 }], NO_REVIEW, wishes());
    expect(shareOf(weak)).toMatchObject({ isMoreForWeak: true, share: 10 * WEAK_FACTOR });
    const limited = studyPlan([{ ...words, atMost: 5 }], NO_REVIEW, wishes());
    expect(shareOf(limited)).toMatchObject({ share: 5, unplanned: 350 - 5 * 35, limit: 'cards' });
    const weakLimited = studyPlan([{ ...words, rightShare: 0.5, atMost: 10 }], NO_REVIEW, wishes());
    expect(shareOf(weakLimited)).toMatchObject({ isMoreForWeak: false, share: 10 });
  });

  it('MEM-20: missed days never raise a share by more than half of the first days; the rest is reported', () => {
    const dates = { knm: dayLater(TODAY, 26) };
    const all = { ...knm, total: 191, open: 188 };
    const shares = Array.from({ length: 26 }, (_, day) => {
      // Three were done on the first day, none later.
      const startedDaysAgo = [day, day, day];
      const today = dayLater(TODAY, day);
      const area = { ...all, startedDaysAgo, startedToday: 0 };
      return shareOf(studyPlan([area], NO_REVIEW, wishes({ dates, today, minutesADay: 120 })), 'knm');
    });
    const first = shares[0]?.share ?? 0;
    expect(first).toBe(10);
    expect(Math.max(...shares.map((share) => share?.share ?? 0))).toBeLessThanOrEqual(
      MOST_GROWTH * first + 1,
    );
    // The questions of the exam go on in the last week.
    expect(shares[18]).toMatchObject({ limit: 'pace', unplanned: 188 - 8 * 16 });
  });

  it('MEM-20: more minutes bring more work if the minutes were the limit', () => {
    const much = { ...knm, total: 700, open: 700, secondsEach: 60 };
    const [short, long] = [10, 120].map((minutesADay) =>
      shareOf(studyPlan([much], NO_REVIEW, wishes({ minutesADay })), 'knm'),
    );
    expect(short).toMatchObject({ share: 10, limit: 'minutes' });
    expect(long).toMatchObject({ share: 20, limit: null });
  });

  it('MEM-20: in the last week new work comes only if little was seen or is left, and none on the day itself', () => {
    expect(grammarIn(5, 60)).toMatchObject({ days: 5, share: 12 });
    expect(grammarIn(8, 60)).toMatchObject({ days: 7, share: 9 });
    expect(grammarIn(5, 30)).toMatchObject({ days: 0, share: 0 });
    expect(grammarIn(5, 9)).toMatchObject({ days: 5, share: 2 });
    expect(grammarIn(0, 60)).toMatchObject({ days: 0, share: 0 });
  });

  it('MEM-20 PTH-06: questions of the exam that were not seen come to the end, beside what is repeated', () => {
    expect(inDays(5, 30)).toMatchObject({ days: 5, share: 6 });
    expect(inDays(1, 30)).toMatchObject({ share: 0 });
    expect(inDays(0, 30)).toMatchObject({ days: 0, share: 0 });
  });

  it('MEM-20: no new words come in the last week; work for a later exam continues', () => {
    const dates = { reading: dayLater(TODAY, LAST_DAYS), speaking: dayLater(TODAY, 27) };
    const cards = { ...words, atMost: 20 };
    expect(shareOf(studyPlan([cards], NO_REVIEW, wishes({ dates })))).toMatchObject({
      exam: { part: 'speaking' },
      days: 20,
    });
    const last = studyPlan([cards], NO_REVIEW, wishes({ dates: { reading: dates.reading } }));
    expect(shareOf(last)).toMatchObject({ days: 0, share: 0 });
  });

  it('MEM-20: without a coming date there is no plan; a past exam requires nothing', () => {
    expect(studyPlan([words], NO_REVIEW, wishes({ dates: {} }))).toBeNull();
    expect(studyPlan([words], NO_REVIEW, wishes({ dates: { reading: dayLater(TODAY, -1) } }))).toBeNull();
    const onlyKnm = wishes({ dates: { reading: dayLater(TODAY, -1), knm: dayLater(TODAY, 20) } });
    expect(studyPlan([words, knm], NO_REVIEW, onlyKnm)?.shares.map(({ area }) => area.id)).toEqual(['knm']);
  });

  it('MEM-20: a letter longer than its part of a day gets its turn, and is done in time', () => {
    const letters = { ...words, id: 'letters', open: 4, total: 4, secondsEach: 900 };
    let open = letters.open;
    for (let day = 0; day < 35; day += 1) {
      const today = dayLater(TODAY, day);
      const plan = studyPlan([words, knm, { ...letters, open }], NO_REVIEW, wishes({ today }));
      open -= shareOf(plan, 'letters')?.share ?? 0;
    }
    expect(open).toBe(0);
  });

  const EXAM_PARTS = ['reading', 'listening', 'knm'];
  const anyArea = fc.record({
    id: fc.uuid(),
    parts: fc.subarray([...EXAM_PARTS], { minLength: 1 }),
    total: fc.constant(5000),
    open: fc.integer({ min: 0, max: 3000 }),
    startedToday: fc.integer({ min: 0, max: 50 }),
    practisedToday: fc.integer({ min: 0, max: 20 }),
    triedInMocks: fc.integer({ min: 0, max: 60 }),
    together: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    fromWords: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
    startedDaysAgo: fc.array(fc.nat(60), { maxLength: 40 }),
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

  it('MEM-20: for any input: within minutes and limits, only open work, none in the last days', () => {
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
