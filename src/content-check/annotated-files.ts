import { readFileSync } from 'node:fs';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { rows as knmGame } from '#content/exam/knm-questions.ts';
import { rows as listeningGame } from '#content/exam/listening-items.ts';
import { rows as readingPractice } from '#content/exam/reading-practice.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { rows as readingTexts } from '#content/exam/reading-texts.ts';
import { rows as speakingPractice } from '#content/exam/speaking-practice.ts';
import { rows as speakingGame } from '#content/exam/speaking-questions.ts';
import { rows as writingPractice } from '#content/exam/writing-practice.ts';
import { rows as writingGame } from '#content/exam/writing-tasks.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import type { PlainText } from '#content/schema/annotation.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { ROOM_GENRES, roomPieces } from '#content/schema/room-text.ts';
import { generatedFiles } from './generated-texts.ts';
import { practiceTexts, quizTexts } from './grammar-texts.ts';
import { dutchOf, isPhrase } from './lesson-dutch.ts';
import { LESSONS } from './lesson-files.ts';
import { dutchFieldsOf } from './exam-entry.ts';
import { miscTexts } from './misc-texts.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

/** Texts whose words are annotated in one file (RDG-02). */
export interface AnnotatedFile {
  /** Its name in `content/annotations`. */
  readonly name: string;
  readonly texts: readonly PlainText[];
}

const THEMES = [1, 2, 3, 4, 5, 6];
/** All Dutch that people read, file by file. */
export const annotatedFiles: readonly AnnotatedFile[] = [
  ...(await roomFiles()),
  examFile('exam-reading', [
    ...readingTexts,
    ...readingQuestions,
    ...readingPractice,
    ...READING_EXAM_TEXTS.flat(),
  ]),
  examFile('exam-listening', [...listeningGame, ...LISTENING_EXAM_FRAGMENTS.flat()]),
  examFile('exam-knm', [...knmGame, ...KNM_BANK]),
  examFile('exam-writing', [...writingGame, ...writingPractice, ...WRITING_EXAM_TASKS.flat()]),
  examFile('exam-speaking', [...speakingGame, ...speakingPractice, ...SPEAKING_EXAM_TASKS.flat()]),
  {
    name: 'interactions',
    texts: THEMES.flatMap((theme) => textsOfTable(`thema${theme}`, ['question', 'answer'])),
  },
  { name: 'culture', texts: textsOfTable('culture', ['section', 'definition']) },
  { name: 'misc', texts: miscTexts() },
  ...wordFiles(),
  { name: 'lessons', texts: lessonTexts() },
  { name: 'quizzes', texts: quizTexts() },
  { name: 'practice', texts: practiceTexts() },
  ...(await generatedFiles()),
];

async function roomFiles(): Promise<readonly AnnotatedFile[]> {
  return Promise.all(
    ROOM_GENRES.map(async (genre) => ({
      name: `room-${genre}`,
      texts: (await ROOM_FILES[genre]()).rows.map(roomPieces),
    })),
  );
}

/** Rows of the exam with the questions about them. */
function examFile(name: string, rows: readonly (object & { readonly id: string })[]): AnnotatedFile {
  return {
    name,
    texts: rows.map((row) => ({ id: row.id, pieces: dutchFieldsOf({ ...row }) })),
  };
}

/** The rows of a CSV file, with the columns that are Dutch. */
function textsOfTable(file: string, columns: readonly string[]): readonly PlainText[] {
  return readCsvTable(readFileSync(`public/${file}.csv`, 'utf8')).records.map(({ cells }) => ({
    id: cells.get('id') ?? '',
    pieces: filled(columns.map((column) => cells.get(column) ?? '')),
  }));
}

/** The examples of the vocabulary, by the first letter of their words: one file would be too long to read. */
function wordFiles(): readonly AnnotatedFile[] {
  const words = readCsvTable(readFileSync('public/vocabulary.csv', 'utf8')).records.map(toVocabularyEntry);
  const letters = new Set(words.map(({ id }) => id.slice(0, 1)));
  return [...letters].toSorted().map((letter) => ({
    name: `words-${letter}`,
    texts: words
      .filter(({ id }) => id.startsWith(letter))
      .map(({ id, example, example2, easy_example: easy }) => ({
        id,
        pieces: filled([easy, example, example2]),
      })),
  }));
}

/** What a lesson shows in Dutch that is right. */
function lessonTexts(): readonly PlainText[] {
  return LESSONS.flatMap(({ id, cards }) =>
    cards.map((card) => ({ id: `${id}-${card.id}`, pieces: dutchOf(card).filter(isPhrase) })),
  );
}

function filled(pieces: readonly string[]): readonly string[] {
  return pieces.filter((piece) => /\p{L}/u.test(piece));
}
