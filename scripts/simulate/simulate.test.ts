import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTES_A_DAY } from '#learning/rules/exam-dates.ts';
import { MISSED_SHARE } from '#learning/rules/session.ts';
import { USUAL_LIMITS } from '#learning/rules/review-limits.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { countWork } from '../vite/built-work.ts';
import { BEFORE_THE_PATH, COMPARED_SEEDS } from './before-the-path.ts';
import { examCover, readPath } from './exam-cover.ts';
import { LEARNERS, type Learner } from './learner.ts';
import { meanBegun } from './report.ts';
import { simulate, type SimulatedDay, type Simulation, type Standing } from './study-days.ts';

const MINUTES = MINUTES_A_DAY.usual;
const EXAM_DAY = 41;
const NAMES = ['good', 'slow', 'away for ten days'] as const;
type Name = (typeof NAMES)[number];

/** How much longer a day may become than a usual day before it, whatever was missed. */
const LONGER_AT_MOST = 1.5;

const simulated = new Map<Name, readonly SimulatedDay[]>();
/** The words known on the day of the exam where review knows neither the day nor the person. */
const without = new Map<Name, number>();
let coverOf: (known: Standing['known']) => number;

/** With review that knows the day and the person. */
let simulationOf: (name: Name) => Omit<Simulation, 'random'>;

/** Six weeks take some seconds, so each simulation runs once. */
beforeAll(async () => {
  const [totals, path, cover] = await Promise.all([countWork(), readPath(), examCover()]);
  coverOf = cover;
  simulationOf = (name) => {
    const learner = LEARNERS.find((one): one is Learner => one.name === name);
    if (learner === undefined) throw new Error(name);
    const days = { days: EXAM_DAY + 1, examDay: EXAM_DAY, minutesADay: MINUTES, limits: USUAL_LIMITS };
    return { learner, path, knownBefore: 0, totals, ...days, isForExam: true, isFitted: true };
  };
  for (const name of NAMES) {
    const simulation = { ...simulationOf(name), days: EXAM_DAY + 3 };
    const run = (isOn: boolean) =>
      simulate({ ...simulation, random: createSeededRandom(7), isForExam: isOn, isFitted: isOn });
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const [known, plain] = [await run(true), await run(false)];
    simulated.set(name, known);
    without.set(name, plain[EXAM_DAY]?.standing?.wordsKnown ?? Infinity);
  }
}, 600_000);

const daysOf = (name: Name) => simulated.get(name) ?? [];
const lastDay = (name: Name) => daysOf(name)[EXAM_DAY]?.standing;
const longest = (days: readonly SimulatedDay[]) => Math.max(...days.map(({ seconds }) => seconds));

describe('six weeks with the plan', () => {
  it.each([
    ['good', 600, 0.65],
    ['slow', 200, 0.5],
  ] as const)(
    'PTH-06: %s: at least %i known words and a share of %f of the exam texts',
    (name, words, share) => {
      const last = lastDay(name);
      expect(last?.wordsKnown).toBeGreaterThanOrEqual(words);
      expect(last && coverOf(last.known)).toBeGreaterThanOrEqual(share);
    },
  );

  it.each(['good', 'slow'] as const)(
    'PTH-06: %s: no other part of the plan is behind where it was before words came first',
    async (name) => {
      const simulations = await Promise.all(
        COMPARED_SEEDS.map((seed) => simulate({ ...simulationOf(name), random: createSeededRandom(seed) })),
      );
      for (const [id, before] of Object.entries(BEFORE_THE_PATH))
        expect(meanBegun(simulations, id), id).toBeGreaterThanOrEqual(before[name]);
    },
    300_000,
  );

  it.each(NAMES)('PTH-06 MEM-20: %s: no day is longer than its minutes, or than its mock exam', (name) => {
    for (const { plan, seconds, mockSeconds } of daysOf(name)) {
      const minutes = Math.max(MINUTES, plan?.mock?.minutes ?? 0);
      // As every session, that of a day with a mock exam has some minutes more than it plans, for cards that are missed.
      const ofSession = mockSeconds > 0 ? Math.ceil(minutes / (1 - MISSED_SHARE)) : minutes;
      expect(seconds).toBeLessThanOrEqual(Math.max(ofSession * 60, mockSeconds) + 1);
      expect(plan?.seconds ?? 0).toBeLessThanOrEqual(minutes * 60 + 1);
    }
  });

  it.each(NAMES)('MEM-20: %s: no new words in the last week, no plan after the exam', (name) => {
    const days = daysOf(name);
    for (const { plan } of days.slice(EXAM_DAY - 7))
      expect(plan?.shares.find(({ area }) => area.id === 'words')?.share ?? 0).toBe(0);
    expect(days.map(({ plan }) => plan !== null)).toEqual(days.map((_, day) => day <= EXAM_DAY));
  });

  it.each(NAMES)('PTH-07: %s: each part is measured by a mock exam before the last week', (name) => {
    const measured = daysOf(name)
      .slice(0, EXAM_DAY - 7)
      .flatMap(({ plan, mockSeconds }) => (mockSeconds > 0 ? [plan?.mock?.exam.part] : []));
    expect(new Set(measured).size).toBe(5);
  });

  it.each(NAMES)(
    'MEM-22 MEM-23: %s: knows no fewer words on the day of the exam than without both',
    (name) => {
      // One simulation: chance moves it by some per cent. The means stand in docs/simulation.md.
      expect(lastDay(name)?.wordsKnown).toBeGreaterThanOrEqual((without.get(name) ?? Infinity) * 0.97);
    },
  );

  it('MEM-20 MEM-07: ten days away are spread: later days are not much longer, and the backlog shrinks', () => {
    const days = daysOf('away for ten days').filter(({ mockSeconds }) => mockSeconds === 0);
    const all = daysOf('away for ten days');
    expect(all.slice(14, 24).every(({ seconds }) => seconds === 0)).toBe(true);
    expect(longest(days)).toBeLessThanOrEqual(LONGER_AT_MOST * longest(all.slice(0, 14)));
    expect(all[23]?.backlog).toBeGreaterThan(50);
    expect(all[EXAM_DAY]?.backlog).toBeLessThan((all[23]?.backlog ?? 0) / 2);
  });
});
