import type {
  KnmRow,
  ListeningRow,
  ReadingQuestionRow,
  ReadingText,
  WritingTask,
} from '#content/schema/exam-rows.ts';
import type { TaskKind } from '#content/schema/task-kind.ts';
import { judgeWriting } from '#exam/engine/writing-score.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Problem } from '../problem.ts';
import type { Rule } from '../bank.ts';
import type { QuestionEntry } from '../question-entry.ts';
import { optionOrderProblems, strangeOptionProblems, strangeQuoteProblems } from './asked-text.ts';

const MAX_QUESTION_WORDS = 20;
const READING_WORDS = { min: 100, max: 250 };
/** At the pace of an A2 exam 20 to 30 seconds, and 30 to 90 where two questions are asked. */
const SHORT_FRAGMENT_WORDS = { min: 20, max: 90 };
const LONG_FRAGMENT_WORDS = { min: 75, max: 180 };
const MIN_LONG_FRAGMENTS = 10;
const MIN_LISTENING_CATEGORIES = 7;
const MIN_CONVERSATIONS = 5;
const MIN_TASKS_A_KIND = 2;
const DAY = /^20\d\d-[01]\d-[0-3]\d$/;

/** KNM-01: the number of questions in each category, so that themes have about the weight of their end terms at the exam. */
const KNM_COUNTS: Readonly<Record<KnmRow['category'], number>> = {
  Geschiedenis: 2,
  Geografie: 1,
  Politiek: 5,
  Onderwijs: 4,
  Verzekeringen: 2,
  Dienstverlening: 5,
  Werk: 3,
  Cultuur: 2,
  'Sociale zekerheid': 2,
  Gezondheidszorg: 4,
};

/** The questions of an A2 exam are short. */
export const questionLengthRule: Rule<QuestionEntry> = (rows) =>
  rows.flatMap((row) => {
    const question = row.texts.find(({ field }) => field === 'question')?.text ?? '';
    const words = wordsOf(question).length;
    return words <= MAX_QUESTION_WORDS ? [] : [problem(row.id, `the question has ${words} words`, row.line)];
  });

/** KNM-01 EXM-08: categories and themes, an English option for each Dutch one, a source and the day it was checked. */
export function knmProblems(rows: readonly KnmRow[]): Problem[] {
  const counts = Object.entries(KNM_COUNTS)
    .map(([category, wanted]) => ({
      category,
      wanted,
      found: rows.filter((row) => row.category === category).length,
    }))
    .filter(({ wanted, found }) => wanted !== found)
    .map(({ category, wanted, found }) => problem(category, `${found} questions; ${wanted} are wanted`));
  const themes = [1, 2, 3, 4, 5, 6, 7, 8].filter((theme) => !rows.some((row) => row.theme === theme));
  return [
    ...counts,
    ...themes.map((theme) => problem(`theme ${theme}`, 'no question is about it')),
    ...sourceProblems(rows),
  ];
}

/** EXM-08: an English option for each Dutch one, a source and the day it was checked. */
export function sourceProblems(rows: readonly Pick<KnmRow, 'id' | 'optionsEn' | 'source'>[]): Problem[] {
  return rows.flatMap(({ id, optionsEn, source }) => [
    ...(new Set(optionsEn).size < optionsEn.length ? [problem(id, 'English options repeat')] : []),
    ...(source.url.startsWith('https://') &&
    source.name !== '' &&
    DAY.test(source.checkedOn ?? source.readByOthersOn)
      ? []
      : [problem(id, 'it has no source, or no day on which it was checked')]),
  ]);
}

/** REA-01: each question belongs to a text, and quotes the words that decide it; its explanation, too, quotes what is there. */
export function readingProblems(
  texts: readonly ReadingText[],
  questions: readonly ReadingQuestionRow[],
): Problem[] {
  return [
    ...texts.flatMap((text) => {
      const { length } = wordsOf(wholeText(text));
      const isFit = length >= READING_WORDS.min && length <= READING_WORDS.max;
      const asked = questions.filter(({ textId }) => textId === text.id);
      return [
        ...(isFit ? [] : [problem(text.id, `it has ${length} words`)]),
        ...(asked.length >= 2 ? [] : [problem(text.id, `${asked.length} questions are about it`)]),
        ...strangeQuoteProblems({
          id: text.id,
          setting: text.title,
          pieces: [wholeText(text)],
          questions: asked,
        }),
      ];
    }),
    ...questions.flatMap(({ id, textId, evidence }) => {
      const text = texts.find((other) => other.id === textId);
      if (text === undefined) return [problem(id, `there is no text "${textId}"`)];
      return wholeText(text).includes(evidence) ? [] : [problem(id, 'the text does not say what it quotes')];
    }),
  ];
}

/** LIS-01: as long as a fragment of an A2 exam, on many subjects, and some of them conversations. */
export function listeningProblems(rows: readonly ListeningRow[]): Problem[] {
  const categories = new Set(rows.map(({ category }) => category)).size;
  const conversations = rows.filter(({ audioText }) => new Set(audioText.map(({ voice }) => voice)).size > 1);
  const long = rows.filter(({ second }) => second !== undefined);
  return [
    ...(categories >= MIN_LISTENING_CATEGORIES ? [] : [problem('categories', `there are ${categories}`)]),
    ...(conversations.length >= MIN_CONVERSATIONS
      ? []
      : [problem('conversations', `there are ${conversations.length}`)]),
    ...(long.length >= MIN_LONG_FRAGMENTS ? [] : [problem('long fragments', `there are ${long.length}`)]),
    ...rows.flatMap(({ id, audioText, second }) => {
      const { length } = wordsOf(audioText.map(({ text }) => text).join(' '));
      const { min, max } = second === undefined ? SHORT_FRAGMENT_WORDS : LONG_FRAGMENT_WORDS;
      const isFit = length >= min && length <= max;
      return isFit ? [] : [problem(id, `the fragment has ${length} words`)];
    }),
    ...rows.flatMap(({ second, ...row }) => {
      const questions = second === undefined ? [row] : [row, second];
      const pieces = row.audioText.map(({ text }) => text);
      const asked = { id: row.id, setting: row.setting, pieces, questions };
      return [
        ...optionOrderProblems(questions),
        ...strangeOptionProblems(asked),
        ...strangeQuoteProblems(asked),
      ];
    }),
  ];
}

/** WRI-01: points and minutes of the four tasks, also as the part tells them. */
export function writingProblems(tasks: readonly WritingTask[], inShort: string): Problem[] {
  const points = tasks.map(({ maxScore }) => maxScore).join(' ');
  const minutes = tasks.map(({ timeLimitMinutes }) => timeLimitMinutes);
  const told = `${Math.min(...minutes)} to ${Math.max(...minutes)} minutes`;
  return [
    ...(points === '10 8 10 10' ? [] : [problem('points', points)]),
    ...(minutes.join(' ') === '30 25 20 30' ? [] : [problem('minutes', minutes.join(' '))]),
    ...(inShort.includes(told) ? [] : [problem('minutes', `"${inShort}" does not say ${told}`)]),
  ];
}

/** WRI-03: model answers earn full marks. */
export function writingModelProblems(tasks: readonly WritingTask[]): Problem[] {
  return tasks.flatMap(({ id, type, modelAnswer }) =>
    judgeWriting(modelAnswer, type)
      .filter(({ isEarned }) => !isEarned)
      .map((criterion) => problem(id, `its model answer does not earn the points for ${criterion.id}`)),
  );
}

/** EXM-09: each kind of task can be practised, and more than once. */
export function practiceProblems(
  kinds: readonly TaskKind[],
  tasks: readonly { readonly kind: TaskKind }[],
): Problem[] {
  return kinds.flatMap((wanted) => {
    const found = tasks.filter(({ kind }) => kind === wanted).length;
    return found >= MIN_TASKS_A_KIND ? [] : [problem(wanted, `${found} tasks to practise`)];
  });
}

/** All text of a reading text that a person reads, in order. */
export function wholeText({ blocks }: ReadingText): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
        case 'call':
          return block.text;
        case 'list':
          return block.items.join('\n');
        case 'details':
          return block.rows.map(([label, value]) => `${label} ${value}`).join('\n');
        case 'closing':
          return block.lines.join('\n');
      }
    })
    .join('\n');
}

function problem(about: string, message: string, line = 1): Problem {
  return { level: 'error', rule: 'exam', line, about, message: `${about}: ${message}` };
}
