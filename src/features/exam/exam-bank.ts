import type { KnmRow, AskedListeningRow, ReadingQuestionRow } from '#content/schema/exam-rows.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { MockQuestion } from '#content/schema/mock-exam-rows.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { linesOf, type WriteTask } from '#exam/engine/write-task.ts';
import { knmTopic, listeningTopic, readingGameTopic, readingTopic } from '#features/exam/exam-topics.ts';
import { spokenText } from '#features/exam/reading/spoken-text.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { PATHS } from '#services/paths.ts';

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
    ...rows.map((row) => knmItem(row, PATHS.knmGame)),
    ...KNM_BANK.map((row) => knmItem(row, PATHS.mockExam)),
  ];
}

function knmItem(row: KnmRow | KnmBankRow, page: CatalogueItem['page']): CatalogueItem {
  return {
    ...chosenItem(row, null),
    english: row.questionEn,
    optionsEnglish: row.optionsEn,
    page,
    topic: knmTopic(row.theme),
  };
}

export async function loadReading(): Promise<readonly CatalogueItem[]> {
  const [{ rows }, { rows: texts }] = await Promise.all([
    import('#content/exam/reading-questions.ts'),
    import('#content/exam/reading-texts.ts'),
  ]);
  return rows.map((row: ReadingQuestionRow) => {
    const text = texts.find(({ id }) => id === row.textId);
    return {
      ...chosenItem(row, text === undefined ? null : `*${spokenText(text)}*`),
      text,
      page: PATHS.readingGame,
      topic: readingGameTopic(row.textId),
    };
  });
}

/** The questions of the reading mock exams, each with its text. */
export async function loadReadingExams(): Promise<readonly CatalogueItem[]> {
  const { READING_EXAM_TEXTS } = await import('#content/mock-exam/reading-exams.ts');
  return READING_EXAM_TEXTS.flat().flatMap((text) =>
    text.questions.map((question) => ({
      ...chosenItem(question, `*${spokenText(text)}*`),
      text,
      page: PATHS.mockExam,
      topic: readingTopic(text.theme),
    })),
  );
}

export async function loadListening(): Promise<readonly CatalogueItem[]> {
  const { LISTENING_QUESTIONS } = await import('#content/exam/listening-questions.ts');
  return LISTENING_QUESTIONS.map((row) => {
    const said = row.audioText.map(({ text }) => text);
    return {
      ...chosenItem(row, `*${[row.setting, ...said].join(' ')}*`),
      page: PATHS.listeningGame,
      topic: listeningTopic(row.category),
    };
  });
}

/** The questions of the listening mock exams, each with what was said. */
export async function loadListeningExams(): Promise<readonly CatalogueItem[]> {
  const { LISTENING_EXAM_FRAGMENTS } = await import('#content/mock-exam/listening-exams.ts');
  return LISTENING_EXAM_FRAGMENTS.flat().flatMap(({ theme, setting, lines, questions }) => {
    const said = lines.map(({ text }) => text);
    return questions.map((question) => ({
      ...chosenItem(question, `*${[setting, ...said].join(' ')}*`),
      page: PATHS.mockExam,
      topic: listeningTopic(theme),
    }));
  });
}

export async function loadSpeaking(): Promise<readonly CatalogueItem[]> {
  const { GAME_TASKS } = await import('#features/exam/speaking/speaking-game-tasks.ts');
  return GAME_TASKS.map((task) => spokenItem(task, PATHS.speakingGame));
}

export async function loadSpeakingExams(): Promise<readonly CatalogueItem[]> {
  const { EXAM_TASKS } = await import('#features/exam/speaking/speaking-exam-tasks.ts');
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
  const { GAME_TASKS } = await import('#features/exam/writing/writing-game-tasks.ts');
  return GAME_TASKS.map((task) => writtenItem(task, PATHS.writingGame));
}

export async function loadWritingExams(): Promise<readonly CatalogueItem[]> {
  const { EXAM_TASKS } = await import('#features/exam/writing/writing-exam-tasks.ts');
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

/** @param prompt what one reads or hears before the question */
function chosenItem(
  {
    id,
    question,
    options,
    correct,
    explanation,
  }: KnmRow | KnmBankRow | ReadingQuestionRow | AskedListeningRow | MockQuestion,
  prompt: MarkedText | null,
): Omit<CatalogueItem, 'page'> {
  return {
    id: itemId('question', id),
    dutch: question,
    english: null,
    question: `*${question}*`,
    prompt,
    options,
    answer: options[correct] ?? '',
    explanation,
  };
}
