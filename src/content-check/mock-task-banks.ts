import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rows as practiceRows } from '#content/exam/speaking-practice.ts';
import { rows as gameRows } from '#content/exam/speaking-questions.ts';
import { rows as speaking1Choice } from '#content/mock-exam/speaking-1-choice.ts';
import { rows as speaking1Story } from '#content/mock-exam/speaking-1-story.ts';
import { rows as speaking1Talk } from '#content/mock-exam/speaking-1-talk.ts';
import { rows as speaking2Choice } from '#content/mock-exam/speaking-2-choice.ts';
import { rows as speaking2Story } from '#content/mock-exam/speaking-2-story.ts';
import { rows as speaking2Talk } from '#content/mock-exam/speaking-2-talk.ts';
import { rows as speaking3Choice } from '#content/mock-exam/speaking-3-choice.ts';
import { rows as speaking3Story } from '#content/mock-exam/speaking-3-story.ts';
import { rows as speaking3Talk } from '#content/mock-exam/speaking-3-talk.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { rows as writing1 } from '#content/mock-exam/writing-1.ts';
import { rows as writing2 } from '#content/mock-exam/writing-2.ts';
import { rows as writing3 } from '#content/mock-exam/writing-3.ts';
import { rows as writing4 } from '#content/mock-exam/writing-4.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { SpeakingPicture } from '#content/schema/exam-rows.ts';
import type { MockSpeakingTask, MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { speakingExamTasks } from '#exam/screens/speak/speaking-exam-tasks.ts';
import { speakingGameTasks } from '#exam/screens/speak/speaking-game-tasks.ts';
import type { Bank, Rule } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import { charactersOfTexts, englishTexts, shortSentences } from './exam-banks.ts';
import { toExamEntry } from './exam-entry.ts';
import { repeatedIdProblems } from './grammar-questions-bank.ts';
import type { QuestionEntry } from './question-entry.ts';
import { mockSpeakingProblems, mockWritingProblems } from './rules/mock-tasks.ts';
import { scenePictureProblems, type PictureFile } from './rules/pictures.ts';
import { marksRule, questionIdRule } from './rules/questions.ts';
import { spokenModelProblems } from './rules/spoken-models.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';
import { weekdaysRule } from './rules/weekdays.ts';

const DRAWINGS = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public/exam/speaking');

interface TaskFile {
  readonly exam: string;
  readonly name: string;
  readonly rows: readonly (MockWritingTask | MockSpeakingTask)[];
}

const FILES: readonly TaskFile[] = [
  { exam: 'mock-writing-1', name: 'writing-1', rows: writing1 },
  { exam: 'mock-writing-2', name: 'writing-2', rows: writing2 },
  { exam: 'mock-writing-3', name: 'writing-3', rows: writing3 },
  { exam: 'mock-writing-4', name: 'writing-4', rows: writing4 },
  { exam: 'mock-speaking-1', name: 'speaking-1-talk', rows: speaking1Talk },
  { exam: 'mock-speaking-1', name: 'speaking-1-choice', rows: speaking1Choice },
  { exam: 'mock-speaking-1', name: 'speaking-1-story', rows: speaking1Story },
  { exam: 'mock-speaking-2', name: 'speaking-2-talk', rows: speaking2Talk },
  { exam: 'mock-speaking-2', name: 'speaking-2-choice', rows: speaking2Choice },
  { exam: 'mock-speaking-2', name: 'speaking-2-story', rows: speaking2Story },
  { exam: 'mock-speaking-3', name: 'speaking-3-talk', rows: speaking3Talk },
  { exam: 'mock-speaking-3', name: 'speaking-3-choice', rows: speaking3Choice },
  { exam: 'mock-speaking-3', name: 'speaking-3-story', rows: speaking3Story },
];

const RULES: readonly Rule<QuestionEntry>[] = [
  marksRule,
  charactersOfTexts,
  englishTexts,
  shortSentences,
  taughtSpellingRule,
  weekdaysRule,
];

const WRITING = WRITING_EXAM_TASKS.flat();
/** What a form asks for makes it long, so its models say nothing about the length of a text. */
const WRITTEN_OUT = WRITING.filter(({ kind }) => kind !== 'form');
const SPEAKING = SPEAKING_EXAM_TASKS.flat();
const PICTURES = [...SPEAKING, ...practiceRows].flatMap(
  ({ pictures }): readonly SpeakingPicture[] => pictures,
);

/** The written and spoken tasks of the mock exams (MOC-06, MOC-09, MOC-10). */
export const mockTaskBanks: readonly Bank[] = [
  ...FILES.map(fileBank),
  {
    name: 'mock-writing',
    path: 'src/content/mock-exam/writing-exams.ts',
    isModule: true,
    check: () => ({
      problems: [
        ...WRITING_EXAM_TASKS.flatMap((tasks, place) =>
          mockWritingProblems(`mock-writing-${place + 1}`, tasks),
        ),
        ...repeatedIdProblems(WRITING),
      ],
      figures: [
        { label: 'exams, tasks', value: `${WRITING_EXAM_TASKS.length}, ${WRITING.length}` },
        meanWordsFigure(
          'words in a good model, mean, without the forms',
          WRITTEN_OUT.map(({ models }) => models.good.text),
        ),
        meanWordsFigure(
          'words in a model that is just enough, mean, without the forms',
          WRITTEN_OUT.map(({ models }) => models.enough.text),
        ),
      ],
    }),
  },
  {
    name: 'mock-speaking',
    path: 'src/content/mock-exam/speaking-exams.ts',
    isModule: true,
    check: () => ({
      problems: [
        ...SPEAKING_EXAM_TASKS.flatMap((tasks, place) =>
          mockSpeakingProblems(`mock-speaking-${place + 1}`, tasks),
        ),
        ...repeatedIdProblems([...SPEAKING, ...PICTURES]),
        ...scenePictureProblems(PICTURES, drawings()),
        ...spokenModelProblems([
          ...speakingGameTasks([...gameRows, ...practiceRows]),
          ...speakingExamTasks(SPEAKING_EXAM_TASKS),
        ]),
      ],
      figures: [
        { label: 'exams, tasks', value: `${SPEAKING_EXAM_TASKS.length}, ${SPEAKING.length}` },
        {
          label: 'pictures',
          value: SPEAKING.flatMap(({ pictures }): readonly SpeakingPicture[] => pictures).length,
        },
        meanWordsFigure(
          'words in a good model, mean',
          SPEAKING.map(({ modelAnswer }) => modelAnswer),
        ),
        meanWordsFigure(
          'words in a model that is just enough, mean',
          SPEAKING.map(({ enoughAnswer }) => enoughAnswer),
        ),
      ],
    }),
  },
];

/** All drawings, with their compressed size as a server sends them. */
function drawings(): PictureFile[] {
  return readdirSync(DRAWINGS).map((name) => ({
    name,
    bytes: gzipSync(readFileSync(join(DRAWINGS, name))).length,
  }));
}

/** The problems of the rows of a file. */
function fileBank({ exam, name, rows }: TaskFile): Bank {
  return {
    name: `mock-${name}`,
    path: `src/content/mock-exam/${name}.ts`,
    isModule: true,
    check: (source, context) => {
      const entries = rows.map((row) => toExamEntry({ ...row }, source));
      return {
        problems: [questionIdRule(exam), ...RULES].flatMap((rule) => rule(entries, context)),
        figures: [],
      };
    },
  };
}
