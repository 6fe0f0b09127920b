import { readCsvTable } from '#content/schema/csv.ts';
import { PATH_COLUMNS, PATH_FILE } from '#content/schema/path-row.ts';
import { TO_RECOGNISE } from '#content/vocabulary/to-recognise.ts';
import type { Bank, CheckedRow } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import { runningExamWords } from './exam-words.ts';
import { FIRST_WEEKS_WORDS } from './first-weeks-words.ts';
import type { Figure } from './problem.ts';
import type { ReferenceLists } from './reference-lists.ts';
import {
  easyExampleProblems,
  easyExamplesOn,
  easyOpenings,
  type EasyExample,
} from './rules/easy-examples.ts';
import { headerProblems } from './rules/header.ts';
import {
  asPercent,
  coveredByFirst,
  missingPathProblems,
  ownersOf,
  PATH_GOALS,
  pathCoverProblems,
  pathProblems,
} from './rules/path.ts';
import { toVocabularyEntry, type VocabularyEntry } from './vocabulary-entry.ts';

/** At how many words of the path the figures say how many of the first weeks' words have come. */
const MILESTONES = [80, 200, 500];

/** The one order of all words (PTH-02). */
export const pathBank: Bank = {
  name: 'path',
  path: `public${PATH_FILE}`,
  onlyNamesRows: true,
  besides: ['public/vocabulary.csv'],
  check: (text, { reference, names }, [vocabulary = '']) => {
    const rows = pathRows(text);
    const words = wordsById(vocabulary);
    const path = wordsOnPath(rows, words);
    return {
      problems: [
        ...headerProblems(readCsvTable(text).header, PATH_COLUMNS),
        ...pathProblems(rows, new Set(words.keys()), new Set(TO_RECOGNISE)),
      ],
      figures: [
        ...pathFigures(rows, path, reference),
        ...easyFigures(easyExamplesOn(path, reference, names)),
      ],
    };
  },
  goals: (text, { reference, names }, [vocabulary = '']) => {
    const rows = pathRows(text);
    const words = wordsById(vocabulary);
    const path = wordsOnPath(rows, words);
    return [
      ...missingPathProblems(rows, words.keys()),
      ...pathCoverProblems(path, reference, runningExamWords()),
      ...easyExampleProblems(path, easyExamplesOn(path, reference, names)),
    ];
  },
};

/** The words in the order of the path. */
function wordsOnPath(
  rows: readonly CheckedRow[],
  words: ReadonlyMap<string, VocabularyEntry>,
): VocabularyEntry[] {
  return rows.flatMap(({ id }) => words.get(id) ?? []);
}

function pathRows(text: string): CheckedRow[] {
  return readCsvTable(text).records.map(({ line, cells }) => ({ line, id: cells.get('id') ?? '' }));
}

function wordsById(vocabulary: string): ReadonlyMap<string, VocabularyEntry> {
  return new Map(
    readCsvTable(vocabulary)
      .records.map(toVocabularyEntry)
      .map((word) => [word.id, word]),
  );
}

function pathFigures(
  rows: readonly CheckedRow[],
  path: readonly VocabularyEntry[],
  reference: ReferenceLists,
): Figure[] {
  const running = runningExamWords();
  const owners = ownersOf(path, reference, running);
  const early = (count: number) => new Set(rows.slice(0, count).map(({ id }) => id));
  return [
    { label: 'words', value: rows.length },
    { label: 'running words of the mock exams in reading and listening', value: running.length },
    ...PATH_GOALS.map(({ words }) => ({
      label: `of them covered by the first ${words} words`,
      value: asPercent(coveredByFirst(words, path, owners)),
    })),
    {
      label: `of ${FIRST_WEEKS_WORDS.length} words of the first weeks, among the first ${MILESTONES.join(', ')}`,
      value: MILESTONES.map((count) => FIRST_WEEKS_WORDS.filter((id) => early(count).has(id)).length).join(
        ', ',
      ),
    },
  ];
}

function easyFigures(examples: readonly EasyExample[]): Figure[] {
  const [opening] = easyOpenings(examples);
  const words = examples.reduce((sum, { length }) => sum + length, 0);
  const later = examples.reduce((sum, example) => sum + example.later.length, 0);
  return [
    { label: 'easy examples', value: examples.length },
    meanWordsFigure(
      'words in an easy example, mean',
      examples.map(({ word }) => word.easy_example),
    ),
    { label: 'of their words taught before, or with them', value: asPercent(1 - later / words) },
    ...(opening
      ? [
          {
            label: `easy examples with the most common opening, "${opening[0]}"`,
            value: opening[1].length,
            isDetail: true as const,
          },
        ]
      : []),
  ];
}
