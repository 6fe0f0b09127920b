/**
 * `npm run simulate`: three learners over six weeks, by the app's own rules, into docs/simulation.md. The same seed gives the
 * same days.
 */
import { writeFile } from 'node:fs/promises';
import { USUAL_LIMITS } from '#domain/memory/review-limits.ts';
import { MINUTES_A_DAY } from '#domain/plan/exam-dates.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { LEARNERS } from './simulate/learner.ts';
import { reportOf } from './simulate/report.ts';
import { simulate, type Simulation } from './simulate/study-days.ts';
import { countWork } from './vite/built-work.ts';

const FILE = 'docs/simulation.md';
const DAYS = 42;
const INTRODUCTION = `# Six weeks with the plan

Made by \`npm run simulate\`; don't edit it by hand. Three learners who do each day what the plan says, with the app's own rules for
review, plan and readiness. Whether they know a card is decided by the forgetting curve of FSRS, with a memory that holds longer (good,
1.3 times), less long (slow, 0.6 times) or as long as most people's; chance is seeded. Due and reviewed are means a day of that
week, the days away among them.
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
console.log(report);
await writeFile(FILE, report);
