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
import { simulate, type SimulatedDay, type Standing } from './study-days.ts';

const MINUTES = MINUTES_A_DAY.usual;
const EXAM_DAY = 41;
const NAMES = ['good', 'slow', 'away for ten days'] as const;
type Name = (typeof NAMES)[number];

/** How much longer a day may become than a usual day before it, whatever was missed. */
const LONGER_AT_MOST = 1.5;

/** Chance moves the figures of one simulation by some per cent: what is known at the end is the mean of several. */
const SEEDS: Readonly<Record<Name, readonly number[]>> = {
  good: COMPARED_SEEDS,
  slow: COMPARED_SEEDS,
  'away for ten days': COMPARED_SEEDS.slice(0, 1),
};

const simulated = new Map<Name, readonly (readonly SimulatedDay[])[]>();
/** Where review knows neither the day nor the person. */
const without = new Map<Name, readonly (readonly SimulatedDay[])[]>();
let coverOf: (known: Standing['known']) => number;

/** Six weeks take some seconds, so each simulation runs once. */
beforeAll(async () => {
  const [totals, path, cover] = await Promise.all([countWork(), readPath(), examCover()]);
  coverOf = cover;
  const days = { days: EXAM_DAY + 3, examDay: EXAM_DAY, minutesADay: MINUTES, limits: USUAL_LIMITS };
  for (const name of NAMES) {
    const learner = LEARNERS.find((one): one is Learner => one.name === name);
    if (learner === undefined) throw new Error(name);
    const run = (seeds: readonly number[], isOn: boolean) =>
      Promise.all(
        seeds.map((seed) =>
          simulate({
            ...days,
            learner,
            path,
            knownBefore: 0,
            totals,
            random: createSeededRandom(seed),
            isForExam: isOn,
            isFitted: isOn,
          }),
        ),
      );
    // oxlint-disable-next-line no-await-in-loop -- one learner after another
    simulated.set(name, await run(SEEDS[name], true));
    // oxlint-disable-next-line no-await-in-loop -- one learner after another
    without.set(name, await run(SEEDS[name], false));
  }
}, 600_000);

const simulationsOf = (name: Name) => simulated.get(name) ?? [];
const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
/** On the day of the exam. */
const meanKnown = (simulations: readonly (readonly SimulatedDay[])[]) =>
  mean(simulations.map((days) => days[EXAM_DAY]?.standing?.wordsKnown ?? NaN));
const longest = (days: readonly SimulatedDay[]) => Math.max(...days.map(({ seconds }) => seconds));

describe('six weeks with the plan', () => {
  it.each([
    ['good', 600, 0.65],
    ['slow', 200, 0.5],
  ] as const)(
    'PTH-06: %s: at least %i known words and a share of %f of the exam texts',
    (name, words, share) => {
      const simulations = simulationsOf(name);
      expect(meanKnown(simulations)).toBeGreaterThanOrEqual(words);
      const standings = simulations.flatMap((days) => days[EXAM_DAY]?.standing ?? []);
      expect(mean(standings.map(({ known }) => coverOf(known)))).toBeGreaterThanOrEqual(share);
    },
  );

  it.each(['good', 'slow'] as const)(
    'PTH-06: %s: no other part of the plan is behind where it was before words came first',
    (name) => {
      const simulations = simulationsOf(name).map((days) => days.slice(0, EXAM_DAY + 1));
      for (const [id, before] of Object.entries(BEFORE_THE_PATH))
        expect(meanBegun(simulations, id), id).toBeGreaterThanOrEqual(before[name]);
    },
  );

  it.each(NAMES)('PTH-06 MEM-20: %s: no day is longer than its minutes, or than its mock exam', (name) => {
    for (const { plan, seconds, mockSeconds } of simulationsOf(name).flat()) {
      const minutes = Math.max(MINUTES, plan?.mock?.minutes ?? 0);
      // As every session, that of a day with a mock exam has some minutes more than it plans, for cards that are missed.
      const ofSession = mockSeconds > 0 ? Math.ceil(minutes / (1 - MISSED_SHARE)) : minutes;
      expect(seconds).toBeLessThanOrEqual(Math.max(ofSession * 60, mockSeconds) + 1);
      expect(plan?.seconds ?? 0).toBeLessThanOrEqual(minutes * 60 + 1);
    }
  });

  it.each(NAMES)('MEM-20: %s: no new words in the last week, no plan after the exam', (name) => {
    for (const days of simulationsOf(name)) {
      for (const { plan } of days.slice(EXAM_DAY - 7))
        expect(plan?.shares.find(({ area }) => area.id === 'words')?.share ?? 0).toBe(0);
      expect(days.map(({ plan }) => plan !== null)).toEqual(days.map((_, day) => day <= EXAM_DAY));
    }
  });

  it.each(NAMES)('PTH-07: %s: each part is measured by a mock exam before the last week', (name) => {
    for (const days of simulationsOf(name)) {
      const measured = days
        .slice(0, EXAM_DAY - 7)
        .flatMap(({ plan, mockSeconds }) => (mockSeconds > 0 ? [plan?.mock?.exam.part] : []));
      expect(new Set(measured).size).toBe(5);
    }
  });

  it.each(NAMES)(
    'MEM-22 MEM-23: %s: knows no fewer words on the day of the exam than without both',
    (name) => {
      // Chance still moves a mean of three by some per cent.
      expect(meanKnown(simulationsOf(name))).toBeGreaterThanOrEqual(
        meanKnown(without.get(name) ?? []) * 0.97,
      );
    },
  );

  it('MEM-20 MEM-07: ten days away are spread: later days are not much longer, and the backlog shrinks', () => {
    const [all = []] = simulationsOf('away for ten days');
    const days = all.filter(({ mockSeconds }) => mockSeconds === 0);
    expect(all.slice(14, 24).every(({ seconds }) => seconds === 0)).toBe(true);
    expect(longest(days)).toBeLessThanOrEqual(LONGER_AT_MOST * longest(all.slice(0, 14)));
    expect(all[23]?.backlog).toBeGreaterThan(50);
    expect(all[EXAM_DAY]?.backlog).toBeLessThan((all[23]?.backlog ?? 0) / 2);
  });
});
