import type { CheckReport } from './check-banks.ts';
import { LEFT_AS_IT_IS } from './left-as-it-is.ts';
import type { Figure } from './problem.ts';

const INTRODUCTION = `# Content quality

Written by \`npm run check-content -- --page\`; the tests fail when it is out of date. \`npm run check-content\` prints all
figures; how right answers are spread is in the [README](../README.md#content). The reviewed exceptions with their reasons are in
[exceptions](../src/content-check/exceptions).`;

const JUDGE = `## The judge of typed answers

Measured with the answers in [tests/judge](../tests/judge). What is neither called right nor a mistake is unknown: the person who typed it
says whether it was right.`;

const READ = `## Guessed unread, and sat cold

An unread guess is made from questions and options alone; at most 45% may be right in a bank of 25 questions or more (MOC-06), and chance is
about 33%. In a cold sitting somebody answers with the text or the transcript and without the key; what was doubted then was mended. In
brackets: how many readers, and when.`;

const TIMES = `## Time for a mock exam

Worked out: a text is read twice at 120 words a minute, recordings are heard once, an answer takes 20 seconds, a minute gives 8 words by hand
or 60 spoken ones (the good models). One exam of each part was sat in the browser at these speeds: all took what is worked out, within two
minutes.`;

/** What the README shows: a title, the file, and the labels of its figures, or their first words. */
type Shown = readonly [title: string, path: string, labels: readonly string[]];

const README_FIGURES: readonly Shown[] = [
  [
    'Vocabulary',
    'public/vocabulary.csv',
    ['different words', 'lists', 'of the', 'nouns with article', 'verbs with', 'examples with English'],
  ],
  ['Pictures of words', 'src/content/pictures/word-pictures.ts', ['words with a picture']],
  ['Culture', 'public/culture.csv', ['words', 'sections', 'with an English']],
  ['Grammar lessons', 'src/content/schema/grammar-lesson.ts', ['lessons', 'cards', 'examples']],
  ['Writing exams', 'src/content/mock-exam/writing-exams.ts', ['exams']],
  ['Speaking exams', 'src/content/mock-exam/speaking-exams.ts', ['exams', 'pictures']],
  ['Recordings', 'public/audio/manifest.json', ['recordings', 'packs', 'MB']],
];

/** The spread of right answers among three options (CON-07). */
const SPREAD = ['right at each place', 'right and the single longest of 3'];

/** The banks of questions with options: how many, and how their right answers are spread. */
const README_BANKS: readonly Shown[] = [
  ['Grammar', 'src/content/schema/grammar-questions.ts', ['questions in', ...SPREAD]],
  ['KNM game', 'src/content/exam/knm-questions.ts', ['questions', ...SPREAD]],
  ['KNM exams', 'src/content/exam/knm-bank.ts', ['questions', ...SPREAD]],
  ['Reading game', 'src/content/exam/reading-questions.ts', ['questions', ...SPREAD]],
  ['Reading exams', 'src/content/mock-exam/reading-exams.ts', ['exams', ...SPREAD]],
  ['Reading practice', 'src/content/exam/reading-practice.ts', ['exams', ...SPREAD]],
  ['Reading room', 'src/content/reading-room/room-files.ts', ['genres', ...SPREAD]],
  ['Listening game', 'src/content/exam/listening-items.ts', ['questions', ...SPREAD]],
  ['Listening exams', 'src/content/mock-exam/listening-exams.ts', ['exams', ...SPREAD]],
];

/**
 * The figures as a page, how the judge of typed answers and readers do, and what was doubted and left (CON-07, JDG-04).
 * @param report the results of all banks
 * @param tables of the judge, of readers who sat or guessed a bank, and of the time that an exam takes
 */
export function qualityPage(
  report: CheckReport,
  tables: { readonly judged: string; readonly readers: string; readonly times: string },
): string {
  const rows = report.files.map(({ path, figures }): Row => [
    path,
    figures.filter(({ isDetail }) => isDetail !== true),
  ]);
  const figures = table([...rows, ['all content', report.figures]]);
  const { judged, readers, times } = tables;
  const parts = [INTRODUCTION, figures, JUDGE, judged, READ, readers, TIMES, times, leftAsItIs()];
  return `${parts.join('\n\n')}\n`;
}

/** The figures that the README shows (CON-07). Throws when one of them no longer exists. */
export function readmeFigures(report: CheckReport): string {
  const rows = README_FIGURES.map(([title, path, labels]): Row => [
    title,
    [...new Set(labels.flatMap((start) => figuresOf(report, path, start)))],
  ]);
  const all: Row = ['All content', report.figures.filter(({ label }) => !label.startsWith('warnings'))];
  const banks = README_BANKS.map(([title, path, labels]) => {
    const values = labels.map((start) => figuresOf(report, path, start)[0]?.value);
    return `| ${[title, ...values].join(' | ')} |`;
  });
  const heading = [
    '| bank | questions, or exams or genres, texts, questions | right at place 1/2/3 | right and the single longest |',
    '|---|---|---|---|',
  ];
  return [table([...rows, all]), [...heading, ...banks].join('\n')].join('\n\n');
}

/** The figures of a file with this label, or whose label begins so. */
function figuresOf({ files }: CheckReport, path: string, start: string): readonly Figure[] {
  const all = files.filter((file) => file.path === path).flatMap(({ figures }) => figures);
  const same = all.filter(({ label }) => label === start);
  const found = same.length > 0 ? same : all.filter(({ label }) => label.startsWith(start));
  if (found.length === 0) throw new Error(`${path} has no figure "${start}" for the README`);
  return found;
}

function leftAsItIs(): string {
  const lines = LEFT_AS_IT_IS.map(([what, why]) => `| ${what} | ${why} |`);
  return ['## Doubted, looked at again and left', '', '| | |', '|---|---|', ...lines].join('\n');
}

type Row = readonly [title: string, figures: readonly Figure[]];

/** A row for each title; titles without figures are left out. */
function table(rows: readonly Row[]): string {
  const lines = rows
    .filter(([, figures]) => figures.length > 0)
    .map(([title, figures]) => {
      const text = figures.map(({ label, value }) => `${label}: ${value}`).join('; ');
      return `| ${title} | ${text.replaceAll('|', '\\|')} |`;
    });
  return ['| | |', '|---|---|', ...lines].join('\n');
}
