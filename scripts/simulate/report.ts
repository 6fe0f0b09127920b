import { BEFORE_THE_PATH } from './before-the-path.ts';
import type { Learner } from './learner.ts';
import { WEEK, type SimulatedDay, type Simulation, type Standing } from './study-days.ts';

export const INTRODUCTION = `# Six weeks with the plan

Written by \`npm run simulate\`. Three learners, who begin with 0, 300 or 1,000 words of the path, which they mark as known, do each day the
session that the app makes of it, by its own rules for path, plan, session, review and readiness: 30 minutes a day, exam on day 42. The
forgetting curve of FSRS decides whether they know a card; their memory holds 1.3 times as long as usual (good), 0.6 times (slow), or as usual
(away for ten days), and they are faster or slower than the app plans, or as fast (\`scripts/simulate/learner.ts\`). Whoever has minutes left
takes five more, twice at most, and stops when the 30 are over.

Where a comment of the code names this page, its value was chosen by these figures, as were the usual limits of review: other values that were
tried cost words, left other work unfinished, or left minutes unused. Whoever changes one compares this page before and after.
`;

/** Nobody is worse off by what review knows of the day and the person (MEM-22, MEM-23). */
export function comparisonOf(
  compared: readonly {
    readonly learner: Learner;
    readonly ways: readonly (readonly (readonly SimulatedDay[])[])[];
  }[],
): string {
  return [
    '## Review that knows the day and the person',
    '',
    'Words known on the day of the exam by learners who begin with none, means of three simulations: with review as on any other day, with the',
    'last seven days given to what is least certain on the day (MEM-22), and with the first stabilities fitted to the person as well (MEM-23).',
    '',
    '| learner | as on any day | for the exam | and fitted |',
    '|---|---|---|---|',
    ...compared.map(({ learner, ways }) => `| ${[learner.name, ...ways.map(wordsAtTheEnd)].join(' | ')} |`),
    '',
  ].join('\n');
}

/** How many items of a kind have an answer at the end. */
export function meanBegun(simulations: readonly (readonly SimulatedDay[])[], id: string): number {
  const counts = simulations.map((days) => days.at(-1)?.standing?.begun.get(id) ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** The other parts of the plan are not behind where they were (PTH-06). */
export function begunComparisonOf(
  compared: readonly {
    readonly learner: Learner;
    readonly days: readonly (readonly SimulatedDay[])[];
  }[],
): string {
  const ofLearner = (name: string) => compared.find(({ learner }) => learner.name === name)?.days ?? [];
  return [
    '## Beside the words',
    '',
    'How many questions, interactions and tasks had an answer on the day of the exam by learners who begin with no words: before words came first',
    '(PTH-06), and now, as means of three simulations, mock exams among it.',
    '',
    '| what | good, before | good, now | slow, before | slow, now |',
    '|---|---|---|---|---|',
    ...Object.entries(BEFORE_THE_PATH).map(([id, { good, slow }]) => {
      const now = ['good', 'slow'].map((name) => meanBegun(ofLearner(name), id).toFixed(0));
      return `| ${[id.replace(/^a2-/, ''), good, now[0], slow, now[1]].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

function wordsAtTheEnd(simulations: readonly (readonly SimulatedDay[])[]): string {
  const words = simulations.map((days) => days.at(-1)?.standing?.wordsKnown ?? 0);
  return (words.reduce((sum, some) => sum + some, 0) / words.length).toFixed(0);
}

/** The days of one learner. */
export interface Run {
  readonly simulation: Simulation;
  readonly days: readonly SimulatedDay[];
}

/** What each learner did and knew by week, and what had an answer at the end. */
export function reportOf(runs: readonly Run[], coverOf: (known: Standing['known']) => number): string {
  const plain = runs.flatMap(({ days }) => days.filter(({ mockSeconds }) => mockSeconds === 0));
  const longest = Math.max(...plain.map(({ seconds }) => seconds)) / 60;
  const beginners = runs.filter(({ simulation }) => simulation.knownBefore === 0);
  const kinds = [
    ...new Set(runs.flatMap(({ days }) => [...(standingOf(days)?.begun.keys() ?? [])])),
  ].toSorted();
  return [
    '## By week',
    '',
    'From the first week to the sixth: cards due and new words a day, as means, and words known at the end; then, on the day of the exam, how',
    'much of the running words of the mock exams in reading and listening is known, how ready for KNM the app calls the learner, and how many',
    `mock exams they did. No day without a mock exam is longer than ${longest.toFixed(0)} minutes.`,
    '',
    ...tableOf(
      ['learner', 'words before', 'due a day', 'new words a day', 'words known', 'texts', 'KNM', 'exams'],
      runs.map((run) => weeksOf(run, coverOf)),
    ),
    '',
    '## Done at least once',
    '',
    'By the day of the exam, by learners who begin with no words; mock exams are among it.',
    '',
    ...tableOf(
      ['learner', ...kinds.map((kind) => kind.replace(/^a2-/, ''))],
      beginners.map(({ simulation, days }) => [
        simulation.learner.name,
        ...kinds.map((kind) => standingOf(days)?.begun.get(kind) ?? 0),
      ]),
    ),
    '',
  ].join('\n');
}

function weeksOf({ simulation, days }: Run, coverOf: (known: Standing['known']) => number): Cells {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  const means = (of: (day: SimulatedDay) => number) =>
    weeks.map((week) => (week.reduce((sum, day) => sum + of(day), 0) / week.length).toFixed(0)).join(', ');
  const last = standingOf(days);
  return [
    simulation.learner.name,
    simulation.knownBefore,
    means(({ due }) => due),
    means(({ newWords }) => newWords),
    weeks.map((week) => standingOf(week)?.wordsKnown.toFixed(0) ?? 0).join(', '),
    last === null ? '' : `${Math.floor(coverOf(last.known) * 100)}%`,
    last === null ? '' : readinessText(last),
    days.filter(({ mockSeconds }) => mockSeconds > 0).length,
  ];
}

type Cells = readonly (string | number)[];

function tableOf(heading: readonly string[], rows: readonly Cells[]): string[] {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

const standingOf = (days: readonly SimulatedDay[]): Standing | null => days.at(-1)?.standing ?? null;

function readinessText({ knm }: Standing): string {
  if (knm.kind === 'too-few') return 'too few answers';
  return `${Math.round(knm.range.low * 100)}-${Math.round(knm.range.high * 100)}%`;
}
