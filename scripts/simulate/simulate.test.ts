import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '#learning/rules/review-limits.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { LEARNERS, type Learner } from './learner.ts';
import { simulate, type SimulatedDay, type Simulation } from './study-days.ts';

const LITTLE = { words: 150, grammar: 60, 'a2-listening': 30, 'a2-writing': 4, 'a2-knm': 60 };
const MUCH = { ...LITTLE, words: 2800 };
const MINUTES = 30;
const EXAM_DAY = 41;
/** How much longer a day may become than a usual day before it, whatever was missed. */
const LONGER_AT_MOST = 1.5;

const simulated = new Map<string, readonly SimulatedDay[]>();

/** Six weeks take a second or two, so each simulation runs once. */
function daysOf(name: string, totals: Simulation['totals']): readonly SimulatedDay[] {
  const key = `${name} ${totals['words']}`;
  const days = simulated.get(key) ?? simulatedDays(name, totals);
  simulated.set(key, days);
  return days;
}

function simulatedDays(name: string, totals: Simulation['totals']): readonly SimulatedDay[] {
  const learner = LEARNERS.find((one): one is Learner => one.name === name);
  if (learner === undefined) throw new Error(name);
  const random = createSeededRandom(7);
  return simulate({
    learner,
    days: EXAM_DAY + 3,
    examDay: EXAM_DAY,
    minutesADay: MINUTES,
    limits: USUAL_LIMITS,
    totals,
    random,
  });
}
const longest = (days: readonly SimulatedDay[]) => Math.max(...days.map(({ seconds }) => seconds));
const openAfter = (day: SimulatedDay | undefined) =>
  day?.plan?.shares.reduce((sum, { area, share }) => sum + area.open - share, 0);

describe('six weeks with the plan', { timeout: 60_000 }, () => {
  it.each([
    ['good', MUCH],
    ['slow', MUCH],
    ['away for ten days', LITTLE],
  ] as const)(
    'MEM-20: %s: plans fit the day’s minutes; no new words in the last week, nothing after the exam',
    (name, totals) => {
      const days = daysOf(name, totals);
      for (const { plan } of days) {
        if (plan === null) continue;
        expect(plan.seconds).toBeLessThanOrEqual(Math.max(MINUTES * 60, plan.reviewSeconds));
      }
      for (const { plan } of days.slice(EXAM_DAY - 7))
        expect(plan?.shares.find(({ area }) => area.id === 'words')?.share ?? 0).toBe(0);
      expect(days.map(({ plan }) => plan !== null)).toEqual(days.map((_, day) => day <= EXAM_DAY));
    },
  );

  it('MEM-20: work that fits before the exam is all planned and done; what does not fit is said on day one', () => {
    const little = daysOf('good', LITTLE);
    expect(little[0]?.plan?.shares.filter(({ unplanned }) => unplanned > 0)).toEqual([]);
    expect(openAfter(little[EXAM_DAY - 8])).toBe(0);
    const much = daysOf('good', MUCH);
    const said = much[0]?.plan?.shares.find(({ area }) => area.id === 'words')?.unplanned ?? 0;
    const left = openAfter(much[EXAM_DAY - 8]) ?? 0;
    expect(said).toBeGreaterThan(2000);
    expect(Math.abs(said - left) / left).toBeLessThan(0.1);
  });

  it('MEM-20 MEM-07: ten days away are spread: later days are not much longer, and the backlog shrinks', () => {
    const days = daysOf('away for ten days', LITTLE);
    const [before, away, after] = [days.slice(0, 14), days.slice(14, 24), days.slice(24)];
    expect(away.every(({ seconds }) => seconds === 0)).toBe(true);
    expect(longest(after)).toBeLessThanOrEqual(LONGER_AT_MOST * longest(before));
    expect(away.at(-1)?.backlog).toBeGreaterThan(50);
    expect(days[EXAM_DAY - 8]?.backlog).toBeLessThan(30);
  });
});
