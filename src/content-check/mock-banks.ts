import { rows as listening1End } from '#content/mock-exam/listening-1-end.ts';
import { rows as listening1Middle } from '#content/mock-exam/listening-1-middle.ts';
import { rows as listening1Start } from '#content/mock-exam/listening-1-start.ts';
import { rows as listening2End } from '#content/mock-exam/listening-2-end.ts';
import { rows as listening2Middle } from '#content/mock-exam/listening-2-middle.ts';
import { rows as listening2Start } from '#content/mock-exam/listening-2-start.ts';
import { rows as listening3End } from '#content/mock-exam/listening-3-end.ts';
import { rows as listening3Middle } from '#content/mock-exam/listening-3-middle.ts';
import { rows as listening3Start } from '#content/mock-exam/listening-3-start.ts';
import { rows as readingPractice } from '#content/exam/reading-practice.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { rows as reading1End } from '#content/mock-exam/reading-1-end.ts';
import { rows as reading1Middle } from '#content/mock-exam/reading-1-middle.ts';
import { rows as reading1Start } from '#content/mock-exam/reading-1-start.ts';
import { rows as reading2End } from '#content/mock-exam/reading-2-end.ts';
import { rows as reading2Middle } from '#content/mock-exam/reading-2-middle.ts';
import { rows as reading2Start } from '#content/mock-exam/reading-2-start.ts';
import { rows as reading3End } from '#content/mock-exam/reading-3-end.ts';
import { rows as reading3Middle } from '#content/mock-exam/reading-3-middle.ts';
import { rows as reading3Start } from '#content/mock-exam/reading-3-start.ts';
import { rows as reading4End } from '#content/mock-exam/reading-4-end.ts';
import { rows as reading4Middle } from '#content/mock-exam/reading-4-middle.ts';
import { rows as reading4Start } from '#content/mock-exam/reading-4-start.ts';
import type { MockListeningFragment, MockQuestion, MockReadingText } from '#content/schema/mock-exam-rows.ts';
import type { Bank, Rule } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import { answerProblems, charactersOfTexts, englishTexts, shortSentences } from './exam-banks.ts';
import { toExamEntry } from './exam-entry.ts';
import { repeatedIdProblems } from './grammar-questions-bank.ts';
import type { Problem } from './problem.ts';
import type { QuestionEntry } from './question-entry.ts';
import { answerPlaceFigures } from './rules/answer-places.ts';
import { quoteFigures } from './rules/asked-text.ts';
import { questionLengthRule } from './rules/exam.ts';
import { formClueFigures } from './rules/form-clues.ts';
import {
  listeningAsAsked,
  mockListeningProblems,
  mockReadingProblems,
  readingPracticeProblems,
  readingAsAsked,
} from './rules/mock-exam.ts';
import { explanationRule, marksRule, optionsRule, questionIdRule } from './rules/questions.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';
import { weekdaysRule } from './rules/weekdays.ts';
import { wordClueFigures } from './rules/word-clues.ts';

/** A file of one exam, for messages about its rows. */
interface MockFile<Text> {
  readonly exam: string;
  readonly name: string;
  /** Where it is, if not with the mock exams. */
  readonly path?: string;
  readonly rows: readonly Text[];
}

const READING: readonly MockFile<MockReadingText>[] = [
  { exam: 'mock-reading-1', name: 'reading-1-start', rows: reading1Start },
  { exam: 'mock-reading-1', name: 'reading-1-middle', rows: reading1Middle },
  { exam: 'mock-reading-1', name: 'reading-1-end', rows: reading1End },
  { exam: 'mock-reading-2', name: 'reading-2-start', rows: reading2Start },
  { exam: 'mock-reading-2', name: 'reading-2-middle', rows: reading2Middle },
  { exam: 'mock-reading-2', name: 'reading-2-end', rows: reading2End },
  { exam: 'mock-reading-3', name: 'reading-3-start', rows: reading3Start },
  { exam: 'mock-reading-3', name: 'reading-3-middle', rows: reading3Middle },
  { exam: 'mock-reading-3', name: 'reading-3-end', rows: reading3End },
  { exam: 'mock-reading-4', name: 'reading-4-start', rows: reading4Start },
  { exam: 'mock-reading-4', name: 'reading-4-middle', rows: reading4Middle },
  { exam: 'mock-reading-4', name: 'reading-4-end', rows: reading4End },
];

const LISTENING: readonly MockFile<MockListeningFragment>[] = [
  { exam: 'mock-listening-1', name: 'listening-1-start', rows: listening1Start },
  { exam: 'mock-listening-1', name: 'listening-1-middle', rows: listening1Middle },
  { exam: 'mock-listening-1', name: 'listening-1-end', rows: listening1End },
  { exam: 'mock-listening-2', name: 'listening-2-start', rows: listening2Start },
  { exam: 'mock-listening-2', name: 'listening-2-middle', rows: listening2Middle },
  { exam: 'mock-listening-2', name: 'listening-2-end', rows: listening2End },
  { exam: 'mock-listening-3', name: 'listening-3-start', rows: listening3Start },
  { exam: 'mock-listening-3', name: 'listening-3-middle', rows: listening3Middle },
  { exam: 'mock-listening-3', name: 'listening-3-end', rows: listening3End },
];

/** To practise skills with, in no exam. */
const READING_PRACTICE: MockFile<MockReadingText> = {
  exam: 'reading-practice',
  name: 'reading-practice',
  path: 'src/content/exam/reading-practice.ts',
  rows: readingPractice,
};

/** For every text that one reads or hears, and for the questions about it: those of the reading room, too. */
export const TEXT_RULES: readonly Rule<QuestionEntry>[] = [
  marksRule,
  charactersOfTexts,
  englishTexts,
  shortSentences,
  taughtSpellingRule,
  weekdaysRule,
];
export const QUESTION_RULES: readonly Rule<QuestionEntry>[] = [
  ...TEXT_RULES,
  optionsRule,
  explanationRule,
  questionLengthRule,
];

/** The texts and questions of the mock exams (MOC-06, CON-09). */
export const mockBanks: readonly Bank[] = [
  ...[...READING, ...LISTENING].map((file) => fileBank(file)),
  wholeBank('reading', READING, readingAsAsked, mockReadingProblems),
  fileBank(READING_PRACTICE),
  wholeBank('reading-practice', [READING_PRACTICE], readingAsAsked, (_, texts) =>
    readingPracticeProblems(texts, readingQuestions),
  ),
  wholeBank('listening', LISTENING, listeningAsAsked, mockListeningProblems),
];

/** The problems of the rows of a file. */
function fileBank({ exam, name, path, rows }: MockFile<MockReadingText | MockListeningFragment>): Bank {
  return {
    name: `mock-${name}`,
    path: path ?? `src/content/mock-exam/${name}.ts`,
    isModule: true,
    check: (source, context) => {
      const texts = rows.map((row) => toExamEntry({ ...row }, source));
      const questions = rows.flatMap((row) => row.questions.map((question) => toEntry(question, source)));
      return {
        problems: [
          ...questionIdRule(exam)([...texts, ...questions], context),
          ...TEXT_RULES.flatMap((rule) => rule(texts, context)),
          ...QUESTION_RULES.flatMap((rule) => rule(questions, context)),
        ],
        figures: [],
      };
    },
  };
}

/** Checks a part as a whole: each of its exams is complete, and no answer can be guessed by its form. */
function wholeBank<Text extends MockReadingText | MockListeningFragment>(
  name: string,
  files: readonly MockFile<Text>[],
  asAsked: (text: Text) => { readonly pieces: readonly string[] },
  problemsOf: (exam: string, texts: readonly Text[]) => Problem[],
): Bank {
  return {
    name: `mock-${name}`,
    path: files[0]?.path ?? `src/content/mock-exam/${name}-exams.ts`,
    isModule: true,
    check: () => {
      const exams = new Set(files.map(({ exam }) => exam));
      const texts = files.flatMap(({ rows }) => rows);
      const questions = texts.flatMap((text) =>
        text.questions.map((question) => ({
          ...toEntry(question, ''),
          text: asAsked(text).pieces.join('\n'),
        })),
      );
      return {
        problems: [
          ...[...exams].flatMap((exam) =>
            problemsOf(
              exam,
              files.filter((file) => file.exam === exam).flatMap(({ rows }) => rows),
            ),
          ),
          ...repeatedIdProblems([...texts, ...questions]),
          ...answerProblems(questions, `mock exams, ${name}`),
        ],
        figures: [
          {
            label: 'exams, texts, questions',
            value: `${exams.size}, ${texts.length}, ${questions.length}`,
          },
          meanWordsFigure(
            'words in a text, mean',
            texts.map((text) => asAsked(text).pieces.join('\n')),
          ),
          meanWordsFigure(
            'words in an explanation, mean',
            questions.map(({ explanation }) => explanation),
          ),
          ...quoteFigures(questions),
          ...answerPlaceFigures(questions),
          ...formClueFigures(questions),
          ...wordClueFigures(questions),
        ],
      };
    },
  };
}

function toEntry(question: MockQuestion, source: string): QuestionEntry {
  return toExamEntry({ ...question }, source);
}
