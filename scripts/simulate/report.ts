import { BEFORE_THE_PATH } from './before-the-path.ts';
import type { Learner } from './learner.ts';
import { WEEK, type SimulatedDay, type Simulation, type Standing } from './study-days.ts';

export const INTRODUCTION = `# Six weeks with the plan

Written by \`npm run simulate\`. Three learners, who begin with 0, 300 or 1,000 words of the path, which they mark as known, do each day the
session that the app makes of it, by its own rules for path, plan, session, review and readiness: 30 minutes a day, exam on day 42. The
forgetting curve of FSRS decides whether they know a card; their memory holds 1.3 times as long as usual (good), 0.6 times (slow), or as usual
(away for ten days), and they are faster, slower or of usual speed. Whoever has minutes left takes five more, twice at most, and stops when the
30 are over. A new word takes 27 seconds: introduced, asked at once, and again some minutes later. A card takes 8 seconds, a question what its
part usually needs, the card of a rule 45 seconds, a mock exam the time of its clock. Numbers per day are means of the week; the longest day is
one without a mock exam. \`Texts\`: how much of the running words of the mock exams in reading and listening is known.

## What was tuned

| what | before | now | why |
|---|---|---|---|
| new words a day, by default | 10 | 25 | with 10 a good learner knows 259 words after six weeks, and has minutes left; a slow one gets no more than their minutes allow |
| next cards of known words a day | as many as new words | 5 | with as many, they take a slow learner’s minutes: 127 words |
| cards after meaning and sound | at once | once these hold for 14 days | the same: with 8 a day and at once 181 words, held back 207 |
| questions in review a day | no limit | 6 | a mock exam brings thirty at once, of a minute each |
| minutes of words, relative to other work | 1 | 3, until 600 are known | words come first; with 4 a slow learner does less grammar than before |
| other work before 400 words | an even share | up to six | for what words leave of a day: with three a good learner had 20 minutes left in the first week, and 170 grammar questions at the end |
| questions about society | from 300 words | from 120 | they can be read in English, and minutes are left |
| questions of the exam in the last week | of parts of which less than half was seen | of all parts, in half of what review leaves | the other half is enough for what was not right; with all of it a good learner did 150 questions about society |
| grammar and interactions in the last week | where less than half was seen | also where at most 15% is left | a good learner ended five grammar questions short, with minutes left |
| a grammar question | 20 s | 35 s | the card of its rule is read once for three, which no answer measures |
| a mock exam in a session | after what is due | before it | it was planned each day, and never fitted |
| a writing task in a session | after what is due | before it | the same: its ten minutes were planned, and lost |
| questions of one rule in a session | of one at most | as many as planned | of nine planned six were asked |

Before all that (words by theme, questions at 8 seconds in review, no mock exams) a good learner knew 324 words and a slow one 93. The
learners themselves are as they were.
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
    'Words known on the day of the exam by learners who begin with none, means of three simulations: with review as on any other day, with the last seven days given to what',
    'is least certain on the day (MEM-22), and with the first stabilities fitted to the person as well (MEM-23).',
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
    'How many questions, interactions and tasks had an answer on the day of the exam by learners who begin with no words: before the path came (321',
    'and 88 words), and now, as means of three simulations. A question that was answered in a mock exam is one that was answered.',
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

/** A table by week, and the totals at the end. */
export function reportOf(
  { learner, knownBefore }: Simulation,
  days: readonly SimulatedDay[],
  coverOf: (known: Standing['known']) => number,
): string {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  const rows = weeks.map((week, number) => {
    const last = week.at(-1)?.standing ?? null;
    const mean = (of: (day: SimulatedDay) => number) =>
      (week.reduce((sum, day) => sum + of(day), 0) / week.length).toFixed(0);
    const plain = week.filter(({ mockSeconds }) => mockSeconds === 0);
    const most = Math.max(...plain.map(({ seconds }) => seconds)) / 60;
    return [
      number + 1,
      mean(({ due }) => due),
      mean(({ newWords }) => newWords),
      most.toFixed(0),
      last?.wordsKnown.toFixed(0) ?? 0,
      last === null ? '' : `${Math.floor(coverOf(last.known) * 100)}%`,
      week.flatMap(mockText).join(', ') || 'none',
      last === null ? '' : readinessText(last),
    ];
  });
  return [
    `## ${learner.name}, ${knownBefore} words before`,
    '',
    '| week | due a day | new words a day | longest day, min | words known | texts | mock exams, min | KNM ready |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Done at least once, mock exams among it: ${begunText(days)}.`,
    '',
  ].join('\n');
}

function mockText({ plan, mockSeconds }: SimulatedDay): string[] {
  const part = plan?.mock?.exam.part.replace(/^a2-/, '');
  return mockSeconds === 0 || part === undefined ? [] : [`${part} ${(mockSeconds / 60).toFixed(0)}`];
}

function begunText(days: readonly SimulatedDay[]): string {
  const begun = [...(days.at(-1)?.standing?.begun ?? [])].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return begun.map(([id, count]) => `${id.replace(/^a2-/, '')} ${count}`).join(', ');
}

function readinessText({ knm }: Standing): string {
  if (knm.kind === 'too-few') return 'too few answers';
  return `${Math.round(knm.range.low * 100)}-${Math.round(knm.range.high * 100)}%`;
}
