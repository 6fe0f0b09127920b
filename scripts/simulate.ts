/**
 * `npm run simulate`: three learners over six weeks, by the app's own rules, written to docs/simulation.md. The same seed gives the same
 * days, so `--check` fails where that page is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { USUAL_LIMITS } from '#learning/rules/review-limits.ts';
import { MINUTES_A_DAY } from '#learning/rules/exam-dates.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { LEARNERS } from './simulate/learner.ts';
import { reportOf } from './simulate/report.ts';
import { simulate, type Simulation } from './simulate/study-days.ts';
import { countWork } from './vite/built-work.ts';

const FILE = 'docs/simulation.md';
const DAYS = 42;
const INTRODUCTION = `# Six weeks with the plan

Written by \`npm run simulate\`. Three learners do each day what the plan says, by the app's rules for review, plan and readiness. The
forgetting curve of FSRS decides whether they know a card; their memory holds 1.3 times as long as usual (good), 0.6 times (slow), or as
usual (away). Numbers per day are means of the week.
`;

const totals = await countWork();
const reports = LEARNERS.map((learner) => {
  const simulation: Simulation = {
    learner,
    days: DAYS,
    examDay: DAYS - 1,
    minutesADay: MINUTES_A_DAY.usual,
    limits: USUAL_LIMITS,
    totals,
    random: createSeededRandom(42),
  };
  return reportOf(simulation, simulate(simulation));
});
const report = [INTRODUCTION, ...reports].join('\n');
if (process.argv.includes('--check')) {
  if (report !== (await readFile(FILE, 'utf8'))) {
    console.error(`${FILE} is out of date: npm run simulate`);
    process.exitCode = 1;
  }
} else {
  console.log(report);
  await writeFile(FILE, report);
}
