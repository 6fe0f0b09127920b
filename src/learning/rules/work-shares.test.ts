import { describe, expect, it } from 'vitest';
import { SHORT_DAYS, type MockExams } from './mock-plan.ts';
import { studyPlan, type PlanProgress } from './study-plan.ts';
import type { WorkArea } from './work-shares.ts';
import { dayLater } from '#lib/calendar-day.ts';

const TODAY = '2026-11-22';
const area = (id: string, changes: Partial<WorkArea> = {}): WorkArea => ({
  id,
  parts: ['reading', 'knm'],
  total: 200,
  open: 200,
  startedToday: 0,
  practisedToday: 0,
  triedInMocks: 0,
  startedDaysAgo: [],
  rightShare: null,
  secondsEach: 20,
  ...changes,
});
const WORDS = area('words', { total: 3000, open: 3000, secondsEach: 27, atMost: 25 });
const GRAMMAR = area('grammar');
const part = (id: string, fromWords: number) => area(id, { parts: [id], fromWords });
const READING = { ...part('reading', 400), together: 3, secondsEach: 75 };
const KNM = part('knm', 300);
const ALL = [WORDS, GRAMMAR, READING, KNM];
const mock = (id: string, rightShare?: number, daysAgo = 2): MockExams => ({
  part: id,
  minutes: 45,
  exams: 4,
  enough: 0.6,
  sittings: rightShare === undefined ? [] : [{ daysAgo, rightShare }],
});

function planIn(daysLeft: number, progress: Partial<PlanProgress> = {}, minutesADay = 30, areas = ALL) {
  const day = dayLater(TODAY, daysLeft);
  const wishes = { today: TODAY, dates: { reading: day, knm: day }, since: {}, minutesADay };
  return studyPlan(areas, { cards: 0, secondsEach: 10 }, wishes, { wordsKnown: 0, mocks: [], ...progress });
}
const sharesIn = (...planned: Parameters<typeof planIn>) =>
  Object.fromEntries((planIn(...planned)?.shares ?? []).map(({ area: { id }, share }) => [id, share]));

const begun = (daysLeft: number, wordsKnown: number) =>
  [READING, KNM].map(({ id }) => (sharesIn(daysLeft, { wordsKnown })[id] ?? 0) > 0);

describe('words first, then the exam', () => {
  it('PTH-07: exam tasks begin when the words for them are known, part by part, or when time is short', () => {
    expect(begun(60, 299)).toEqual([false, false]);
    expect(begun(60, 300)).toEqual([false, true]);
    expect(begun(60, 400)).toEqual([true, true]);
    expect(begun(SHORT_DAYS, 0)).toEqual([true, true]);
    const waits = planIn(60, { wordsKnown: 350 })?.shares.map(({ area: { id }, waitsForWords }) => [
      id,
      waitsForWords,
    ]);
    expect(waits).toEqual([
      ['words', null],
      ['grammar', null],
      ['reading', 400],
      ['knm', null],
    ]);
  });

  it('PTH-07: words have most of a beginner’s minutes', () => {
    const { words = 0, grammar = 0 } = sharesIn(60, {}, 15);
    expect(words).toBe(25);
    expect(words * WORDS.secondsEach).toBeGreaterThan(2 * grammar * GRAMMAR.secondsEach);
  });

  it('MEM-20: whole texts are planned, and exercises without an end count for the day', () => {
    for (const minutes of [10, 20, 45, 90])
      expect((sharesIn(60, { wordsKnown: 500 }, minutes)['reading'] ?? 0) % 3).toBe(0);
    const practised = ALL.map((one) => (one === GRAMMAR ? { ...one, practisedToday: 3 } : one));
    const [before, after] = [ALL, practised].map(
      (areas) => planIn(60, {}, 30, areas)?.shares.find(({ area: { id } }) => id === 'grammar')?.left,
    );
    expect(after).toBe((before ?? 0) - 3);
  });
});

const room = (startedDaysAgo: readonly number[]) =>
  sharesIn(60, {}, 30, [GRAMMAR, area('room', { restDays: 2, startedDaysAgo })])['room'] ?? 0;

it('RDG-03 PTH-06: work that rests some days after a day with it leaves these to the others, and is finished on its own', () => {
  expect(room([])).toBeGreaterThan(0);
  expect(room([1])).toBe(0);
  expect(room([2, 9])).toBe(0);
  expect(room([3, 9])).toBeGreaterThan(0);
  expect(room([0, 3])).toBeGreaterThan(0);
});

describe('the last weeks', () => {
  it('PTH-07: once measured, a day belongs to one part, and a weak one gets most days', () => {
    const days = { reading: 0, knm: 0 };
    let ago = { reading: 2, knm: 2 };
    for (let daysLeft = 20; daysLeft > 8; daysLeft -= 1) {
      const sat = { reading: mock('reading', 0.9, 22 - daysLeft), knm: mock('knm', 0.3, 22 - daysLeft) };
      // There is no second exam that would take a day.
      const mocks = Object.values(sat).map((one) => ({ ...one, exams: 1 }));
      const areas = ALL.map((one) => ({
        ...one,
        startedDaysAgo: one.id === 'reading' || one.id === 'knm' ? [ago[one.id]] : [],
      }));
      const shares = sharesIn(daysLeft, { wordsKnown: 800, mocks }, 30, areas);
      const [knm, reading] = [(shares['knm'] ?? 0) > 0, (shares['reading'] ?? 0) > 0];
      expect(Number(knm) + Number(reading)).toBe(1);
      days[knm ? 'knm' : 'reading'] += 1;
      ago = { reading: reading ? 1 : ago.reading + 1, knm: knm ? 1 : ago.knm + 1 };
    }
    expect(days.knm).toBeGreaterThan(days.reading);
    expect(days.reading).toBeGreaterThan(0);
  });

  it('PTH-07: on a day with a mock exam the rest shrinks; one longer than the day has nothing beside it', () => {
    const mocks = [mock('reading')];
    const alone = planIn(20, { mocks });
    expect(alone?.mock?.minutes).toBe(45);
    expect(alone?.seconds).toBe(45 * 60);
    const beside = planIn(20, { mocks }, 60);
    expect(beside?.seconds).toBeLessThanOrEqual(60 * 60);
    expect(beside?.shares.some(({ share }) => share > 0)).toBe(true);
  });

  it('PTH-07: the last week repeats, and the day before the exam is light', () => {
    const half = planIn(5)?.repeatSeconds ?? 0;
    expect(half).toBeGreaterThanOrEqual(15 * 60);
    expect(planIn(8)?.repeatSeconds).toBe(0);
    const before = planIn(1);
    expect([before?.repeatSeconds, before?.mock]).toEqual([0, null]);
    expect(before?.shares.every(({ share }) => share === 0)).toBe(true);
    expect(before?.seconds).toBeLessThanOrEqual(15 * 60);
  });
});
