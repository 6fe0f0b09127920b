import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { linesOf, type WriteTask } from '#exam/engine/write-task.ts';
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
  type ReadingItem,
} from '#exam/screens/choose/reading-items.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The questions and tasks of the exam games for the catalogue, game by game (MEM-18). */

/**
 * The questions of the KNM game and of the mock exams, under one beginning of ids: some went from one to the other, and an id
 * stays.
 */
export async function loadKnm(): Promise<readonly CatalogueItem[]> {
  const [{ rows }, { KNM_BANK }] = await Promise.all([
    import('#content/exam/knm-questions.ts'),
    import('#content/exam/knm-bank.ts'),
  ]);
  return [
    ...knmItems(rows).map((item) => chosenItem(item, PATHS.knmGame)),
    ...knmItems(KNM_BANK).map((item) => chosenItem(item, PATHS.mockExam)),
  ];
}

export async function loadReading(): Promise<readonly CatalogueItem[]> {
  const [{ rows }, { rows: texts }] = await Promise.all([
    import('#content/exam/reading-questions.ts'),
    import('#content/exam/reading-texts.ts'),
  ]);
  return readingGameItems(texts, rows).map((item) => readItem(item, PATHS.readingGame));
}

/** The questions of the reading mock exams, each with its text. */
export async function loadReadingExams(): Promise<readonly CatalogueItem[]> {
  const { READING_EXAM_TEXTS } = await import('#content/mock-exam/reading-exams.ts');
  return readingExamItems(READING_EXAM_TEXTS.flat()).map((item) => readItem(item, PATHS.mockExam));
}

export async function loadListening(): Promise<readonly CatalogueItem[]> {
  const { LISTENING_QUESTIONS } = await import('#content/exam/listening-questions.ts');
  return listeningGameItems(LISTENING_QUESTIONS).map((item) => heardItem(item, PATHS.listeningGame));
}

/** The questions of the listening mock exams, each with what was said. */
export async function loadListeningExams(): Promise<readonly CatalogueItem[]> {
  const { LISTENING_EXAM_FRAGMENTS } = await import('#content/mock-exam/listening-exams.ts');
  return listeningExamItems(LISTENING_EXAM_FRAGMENTS.flat()).map((item) => heardItem(item, PATHS.mockExam));
}

export async function loadSpeaking(): Promise<readonly CatalogueItem[]> {
  const { GAME_TASKS } = await import('#exam/screens/speak/speaking-game-tasks.ts');
  return GAME_TASKS.map((task) => spokenItem(task, PATHS.speakingGame));
}

export async function loadSpeakingExams(): Promise<readonly CatalogueItem[]> {
  const { EXAM_TASKS } = await import('#exam/screens/speak/speaking-exam-tasks.ts');
  return EXAM_TASKS.map((task) => spokenItem(task, PATHS.mockExam));
}

/** What is drawn is told in words. */
function spokenItem(task: SpeakTask, page: CatalogueItem['page']): CatalogueItem {
  const { id, question, english, pictures, model, wanted } = task;
  return {
    id: itemId('question', id),
    dutch: question,
    english,
    question: `*${question}*`,
    prompt: pictures.length === 0 ? null : `*${pictures.map(({ alt }) => alt).join(' ')}*`,
    options: [],
    answer: model.text,
    explanation: model.english ?? wanted.join(' '),
    page,
  };
}

export async function loadWriting(): Promise<readonly CatalogueItem[]> {
  const { GAME_TASKS } = await import('#exam/screens/write/writing-game-tasks.ts');
  return GAME_TASKS.map((task) => writtenItem(task, PATHS.writingGame));
}

export async function loadWritingExams(): Promise<readonly CatalogueItem[]> {
  const { EXAM_TASKS } = await import('#exam/screens/write/writing-exam-tasks.ts');
  return EXAM_TASKS.map((task) => writtenItem(task, PATHS.mockExam));
}

/** A task with the best of its models. */
function writtenItem(task: WriteTask, page: CatalogueItem['page']): CatalogueItem {
  const { id, title, english, situation, hints, models } = task;
  return {
    id: itemId('text', id),
    dutch: title,
    english,
    question: `*${situation}*`,
    prompt: `*${linesOf(task).join(' ')}*`,
    options: [],
    answer: models[0].text,
    explanation: models[0].comment ?? hints.join(' '),
    page,
  };
}

function readItem(item: ReadingItem, page: CatalogueItem['page']): CatalogueItem {
  return { ...chosenItem(item, page, `*${spokenText(item.text)}*`), text: item.text };
}

function heardItem(item: ListeningItem, page: CatalogueItem['page']): CatalogueItem {
  const { setting, lines } = item.fragment;
  return chosenItem(item, page, `*${[setting, ...lines.map(({ text }) => text)].join(' ')}*`);
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
    english: english?.question ?? null,
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
