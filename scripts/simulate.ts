/**
 * `npm run simulate`: three learners over six weeks, who begin with no words, some or many, by the app's own rules, written to
 * docs/simulation.md. The same seed gives the same days, so `--check` fails where that page is out of date: all but its comparison of three
 * ways to review, which takes three quarters of the time, and which no rule moves without moving the days of a learner, too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { USUAL_LIMITS } from '#learning/rules/review-limits.ts';
import { MINUTES_A_DAY } from '#learning/rules/exam-dates.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { COMPARED_SEEDS } from './simulate/before-the-path.ts';
import { examCover, readPath } from './simulate/exam-cover.ts';
import { KNOWN_BEFORE, LEARNERS, type Learner } from './simulate/learner.ts';
import { begunComparisonOf, comparisonOf, INTRODUCTION, reportOf } from './simulate/report.ts';
import { simulate, type Simulation } from './simulate/study-days.ts';
import { countWork } from './vite/built-work.ts';

const FILE = 'docs/simulation.md';
const DAYS = 42;

const [totals, path, coverOf] = await Promise.all([countWork(), readPath(), examCover()]);
const simulationOf = (learner: Learner, knownBefore: number): Simulation => ({
  learner,
  path,
  knownBefore,
  days: DAYS,
  examDay: DAYS - 1,
  minutesADay: MINUTES_A_DAY.usual,
  limits: USUAL_LIMITS,
  totals,
  random: createSeededRandom(42),
  isForExam: true,
  isFitted: true,
});
const runs = await Promise.all(
  KNOWN_BEFORE.flatMap((knownBefore) =>
    LEARNERS.map(async (learner) => {
      const simulation = simulationOf(learner, knownBefore);
      return { simulation, days: await simulate(simulation) };
    }),
  ),
);
const weeks = reportOf(runs, coverOf);
if (process.argv.includes('--check')) {
  const page = await readFile(FILE, 'utf8');
  if (!page.startsWith(INTRODUCTION) || !page.endsWith(`\n${weeks}`)) {
    console.error(`${FILE} is out of date: npm run simulate`);
    process.exitCode = 1;
  }
} else {
  const report = [INTRODUCTION, await comparison(), weeks].join('\n');
  console.log(report);
  await writeFile(FILE, report);
}

async function comparison(): Promise<string> {
  const ways = [
    { isForExam: false, isFitted: false },
    { isForExam: true, isFitted: false },
    { isForExam: true, isFitted: true },
  ];
  const compared = LEARNERS.map(async (learner) => {
    const wayOf = (way: (typeof ways)[number]) =>
      COMPARED_SEEDS.map((seed) =>
        simulate({ ...simulationOf(learner, 0), ...way, random: createSeededRandom(seed) }),
      );
    return { learner, ways: await Promise.all(ways.map((way) => Promise.all(wayOf(way)))) };
  });
  const both = await Promise.all(compared);
  const begun = begunComparisonOf(both.map(({ learner, ways: of }) => ({ learner, days: of.at(-1) ?? [] })));
  return [begun, comparisonOf(both)].join('\n');
}
