import type { AskedListeningRow, KnmRow, SpeakingRow, WritingTask } from '#content/schema/exam-rows.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { MockListeningFragment, MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { linesOf, type WriteTask } from '#exam/engine/write-task.ts';
import type { ExamPart } from '#exam/part.ts';
import { taskTopic } from '#exam/screens/exam-topics.ts';
import type { ChoiceItem } from '#exam/screens/choose/choice-item.ts';
import { knmItems } from '#exam/screens/choose/knm-items.ts';
import {
  listeningExamItems,
  listeningGameItems,
  type ListeningItem,
} from '#exam/screens/choose/listening-items.ts';
import {
  readingExamItems,
  readingGameItems,
  spokenText,
  type ReadingGameContent,
  type ReadingItem,
} from '#exam/screens/choose/reading-items.ts';
import { speakingExamTasks, type SpeakingExams } from '#exam/screens/speak/speaking-exam-tasks.ts';
import { speakingGameTasks } from '#exam/screens/speak/speaking-game-tasks.ts';
import { writingExamTasks, type WritingExams } from '#exam/screens/write/writing-exam-tasks.ts';
import { gameWriteTask } from '#exam/screens/write/writing-game-tasks.ts';
import { bankFinder, type CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The questions and tasks of the exam parts for the catalogue (MEM-18). */

/**
 * The questions of the game, and those that the mock exams are drawn from, each in the bank that owns its id: some went from one to the
 * other, and an id stays.
 */
export function knmBanks(
  part: ExamPart,
  game: readonly KnmRow[],
  exams: readonly KnmBankRow[],
): Readonly<Record<'game' | 'exams', readonly CatalogueItem[]>> {
  const items = [
    ...knmItems(part, game).map((item) => chosenItem(item, part.game.path)),
    ...knmItems(part, exams).map((item) => chosenItem(item, PATHS.mockExam)),
  ];
  const bankOf = bankFinder([part]);
  const [first] = part.banks;
  const isOfGame = ({ id }: CatalogueItem) => bankOf(id)?.bank === first;
  return { game: items.filter(isOfGame), exams: items.filter((item) => !isOfGame(item)) };
}

export function readingBank(
  part: ExamPart,
  content: Pick<ReadingGameContent, 'texts' | 'questions'>,
): readonly CatalogueItem[] {
  return readingGameItems(part, content).map((item) => readItem(item, part.game.path));
}

/** The questions to practise skills with, each with its text. */
export function readingPracticeBank(
  part: ExamPart,
  texts: readonly MockReadingText[],
): readonly CatalogueItem[] {
  return readingExamItems(part, texts).map((item) => readItem(item, part.game.path));
}

/** The questions of the reading mock exams, each with its text. */
export function readingExamBank(
  part: ExamPart,
  exams: readonly (readonly MockReadingText[])[],
): readonly CatalogueItem[] {
  return readingExamItems(part, exams.flat()).map((item) => readItem(item, PATHS.mockExam));
}

export function listeningBank(part: ExamPart, rows: readonly AskedListeningRow[]): readonly CatalogueItem[] {
  return listeningGameItems(part, rows).map((item) => heardItem(item, part.game.path));
}

/** The questions of the listening mock exams, each with what was said. */
export function listeningExamBank(
  part: ExamPart,
  exams: readonly (readonly MockListeningFragment[])[],
): readonly CatalogueItem[] {
  return listeningExamItems(part, exams.flat()).map((item) => heardItem(item, PATHS.mockExam));
}

export function speakingBank(part: ExamPart, rows: readonly SpeakingRow[]): readonly CatalogueItem[] {
  return speakingGameTasks(rows).map((task) => spokenItem(part, task, part.game.path));
}

export function speakingExamBank(part: ExamPart, exams: SpeakingExams): readonly CatalogueItem[] {
  return speakingExamTasks(exams).map((task) => spokenItem(part, task, PATHS.mockExam));
}

/** Drawings are described in words. */
function spokenItem(part: ExamPart, task: SpeakTask, page: CatalogueItem['page']): CatalogueItem {
  const { id, kind, question, english, pictures, models, wanted } = task;
  return {
    id: itemId('question', id),
    dutch: question,
    meaning: english,
    question: `*${question}*`,
    prompt: pictures.length === 0 ? null : `*${pictures.map(({ alt }) => alt).join(' ')}*`,
    options: [],
    answer: models.good.text,
    explanation: models.good.english ?? wanted.join(' '),
    page,
    topic: taskTopic(part, kind),
  };
}

export function writingBank(part: ExamPart, rows: readonly WritingTask[]): readonly CatalogueItem[] {
  return rows.map((row) => writtenItem(part, gameWriteTask(row), part.game.path));
}

export function writingExamBank(part: ExamPart, exams: WritingExams): readonly CatalogueItem[] {
  return writingExamTasks(exams).map((task) => writtenItem(part, task, PATHS.mockExam));
}

/** A task with the best of its models. */
function writtenItem(part: ExamPart, task: WriteTask, page: CatalogueItem['page']): CatalogueItem {
  const { id, kind, title, english, situation, hints, models } = task;
  return {
    id: itemId('text', id),
    dutch: title,
    meaning: english,
    question: `*${situation}*`,
    prompt: `*${linesOf(task).join(' ')}*`,
    options: [],
    answer: models[0].text,
    explanation: models[0].comment ?? hints.join(' '),
    page,
    topic: taskTopic(part, kind),
  };
}

function readItem(item: ReadingItem, page: CatalogueItem['page']): CatalogueItem {
  // A greeting is heard as a sentence of its own, and read without its full stop.
  const written = spokenText(item.text).replaceAll(',.', ',');
  return { ...chosenItem(item, page, `*${written}*`), text: item.text, set: item.group.id };
}

function heardItem(item: ListeningItem, page: CatalogueItem['page']): CatalogueItem {
  const { fragment } = item;
  const words = [fragment.setting, ...fragment.lines.map(({ text }) => text)].join(' ');
  return { ...chosenItem(item, page, `*${words}*`), fragment };
}

/** @param prompt what one reads or hears before the question */
function chosenItem(
  { id, question, options, correct, explanation, english, topic }: ChoiceItem,
  page: CatalogueItem['page'],
  prompt: MarkedText | null = null,
): CatalogueItem {
  return {
    id: itemId('question', id),
    dutch: question,
    meaning: english?.question ?? null,
    question: `*${question}*`,
    prompt,
    options,
    ...(english !== undefined && { optionsEnglish: english.options }),
    answer: options[correct] ?? '',
    explanation,
    page,
    topic,
  };
}
