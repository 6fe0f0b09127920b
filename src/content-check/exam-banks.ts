import type { MessageDescriptor } from '@lingui/core';
import { englishTexts as textsInEnglish } from '#ui/texts.ts';
import { rows as knm } from '#content/exam/knm-questions.ts';
import { rows as listening } from '#content/exam/listening-items.ts';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { rows as readingTexts } from '#content/exam/reading-texts.ts';
import { rows as speakingPractice } from '#content/exam/speaking-practice.ts';
import { rows as speaking } from '#content/exam/speaking-questions.ts';
import { rows as writingPractice } from '#content/exam/writing-practice.ts';
import { rows as writing } from '#content/exam/writing-tasks.ts';
import type { ListeningRow } from '#content/schema/exam-rows.ts';
import { KNM } from '#exam/a2/knm.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { SPEAKING_KIND_IDS, WRITING_KIND_IDS } from '#content/schema/task-kind.ts';
import { READING } from '#exam/a2/reading.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { Bank, CheckContext, Rule } from './bank.ts';
import { speakingGameTasks } from '#exam/screens/speak/speaking-game-tasks.ts';
import { gameWriteTask } from '#exam/screens/write/writing-game-tasks.ts';
import { meanWordsFigure } from './dutch-text.ts';
import { toExamEntry } from './exam-entry.ts';
import type { Figure, Problem } from './problem.ts';
import type { LiteralRow, QuestionEntry } from './question-entry.ts';
import { answerPlaceFigures, answerPlaceProblems } from './rules/answer-places.ts';
import { quoteFigures } from './rules/asked-text.ts';
import { charactersRule } from './rules/characters.ts';
import {
  knmProblems,
  listeningProblems,
  questionLengthRule,
  readingProblems,
  wholeText,
  practiceProblems,
  writingModelProblems,
  writingProblems,
} from './rules/exam.ts';
import { formClueFigures, formClueProblems } from './rules/form-clues.ts';
import { englishTextsRule, shortSentencesRule } from './rules/english-texts.ts';
import {
  countRule,
  explanationRule,
  marksRule,
  meaningRule,
  optionsRule,
  questionIdRule,
  type WantedCount,
} from './rules/questions.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';
import { wordClueFigures, wordClueProblems } from './rules/word-clues.ts';

export interface ExamFile {
  readonly name: string;
  /** The prefix of its ids; texts are named after their subject. */
  readonly idPrefix?: string;
  readonly path: string;
  readonly rows: readonly LiteralRow[];
  /** CON-04: the number that the requirements give. */
  readonly count: WantedCount;
  /** Whether its rows have options to choose from. */
  readonly isAsked: boolean;
  /** Part of a bank of several files, whose answers are checked together. */
  readonly isPart?: true;
  /** The text to read or hear before a question, by the question's id. */
  readonly textsById?: ReadonlyMap<string, string>;
  /** Rules for this file only. */
  readonly ownProblems?: () => Problem[];
}

const FILES: readonly ExamFile[] = [
  {
    name: 'knm',
    idPrefix: 'knm',
    path: 'src/content/exam/knm-questions.ts',
    rows: knm,
    count: { exactly: KNM.game.questions },
    isAsked: true,
    ownProblems: () => knmProblems(knm),
  },
  {
    name: 'reading',
    idPrefix: 'reading',
    path: 'src/content/exam/reading-questions.ts',
    rows: readingQuestions,
    count: { exactly: READING.game.questions },
    isAsked: true,
    textsById: new Map(readingQuestions.map(({ id, textId }) => [id, readingText(textId)])),
    ownProblems: () => readingProblems(readingTexts, readingQuestions),
  },
  {
    name: 'reading-texts',
    path: 'src/content/exam/reading-texts.ts',
    rows: readingTexts,
    count: { exactly: 6 },
    isAsked: false,
  },
  {
    name: 'listening',
    idPrefix: 'listening',
    path: 'src/content/exam/listening-items.ts',
    rows: listening.flatMap(({ second, ...row }: ListeningRow): LiteralRow[] =>
      second === undefined ? [row] : [row, { ...second }],
    ),
    count: { exactly: LISTENING.game.questions },
    isAsked: true,
    textsById: new Map(
      LISTENING_QUESTIONS.map(({ id, audioText }) => [id, audioText.map(({ text }) => text).join(' ')]),
    ),
    ownProblems: () => listeningProblems(listening),
  },
  {
    name: 'writing',
    idPrefix: 'writing',
    path: 'src/content/exam/writing-tasks.ts',
    rows: writing,
    count: { exactly: WRITING.game.questions },
    isAsked: false,
    ownProblems: () => [
      ...writingProblems(writing, inEnglish(WRITING.game.inShort)),
      ...writingModelProblems([...writing, ...writingPractice]),
    ],
  },
  {
    name: 'writing-practice',
    idPrefix: 'writing-practice',
    path: 'src/content/exam/writing-practice.ts',
    rows: writingPractice,
    count: { atLeast: 4 },
    isAsked: false,
    ownProblems: () =>
      practiceProblems(WRITING_KIND_IDS, [...writing, ...writingPractice].map(gameWriteTask)),
  },
  {
    name: 'speaking',
    idPrefix: 'speaking',
    path: 'src/content/exam/speaking-questions.ts',
    rows: speaking,
    count: { exactly: SPEAKING.game.questions },
    isAsked: false,
  },
  {
    name: 'speaking-practice',
    idPrefix: 'speaking-practice',
    path: 'src/content/exam/speaking-practice.ts',
    rows: speakingPractice,
    count: { atLeast: 6 },
    isAsked: false,
    ownProblems: () =>
      practiceProblems(SPEAKING_KIND_IDS, speakingGameTasks([...speaking, ...speakingPractice])),
  },
];

/** Understandable English, in every text of a row. */
export const englishTexts = englishTextsRule<QuestionEntry>(({ texts }) => texts.map(({ text }) => text));

/** The texts that explain: not the English of something Dutch, which says as much as the Dutch does. */
const EXPLAINING = new Set(['explanation', 'hints', 'check', 'comment', 'wanted']);
export const shortSentences = shortSentencesRule<QuestionEntry>(({ texts }) =>
  texts.filter(({ field }) => EXPLAINING.has(field)).map(({ text }) => text),
);

/** The content of the five exam games (CON-04, CON-07). */
export const examBanks: readonly Bank[] = FILES.map(examBank);

/** The bank of a file of questions or tasks, with its rules. */
export function examBank(file: ExamFile): Bank {
  const { name, idPrefix, path, rows, count, isAsked, isPart, textsById, ownProblems } = file;
  const askedRules: readonly Rule<QuestionEntry>[] = isAsked
    ? [optionsRule, explanationRule, questionLengthRule]
    : [];
  const rules = [
    countRule(count),
    ...(idPrefix === undefined ? [] : [questionIdRule(idPrefix)]),
    meaningRule,
    marksRule,
    charactersOfTexts,
    englishTexts,
    shortSentences,
    taughtSpellingRule,
    ...askedRules,
  ];
  return {
    name: `exam-${name}`,
    path,
    isModule: true,
    check: (source, context) => {
      const entries = rows.map((row) => {
        const entry = toExamEntry(row, source);
        const text = textsById?.get(entry.id);
        return text === undefined ? entry : { ...entry, text };
      });
      return {
        problems: [
          ...rules.flatMap((rule) => rule(entries, context)),
          ...(isAsked && !isPart ? answerProblems(entries, `exam, ${name}`) : []),
          ...(ownProblems?.() ?? []),
        ],
        figures: isAsked && !isPart ? figuresOf(entries) : [],
      };
    },
  };
}

function readingText(textId: string): string {
  const text = readingTexts.find(({ id }) => id === textId);
  return text === undefined ? '' : wholeText(text);
}

/** CON-07 CON-09: the distribution of right answers among the options of a bank. */
export function answerProblems(entries: readonly QuestionEntry[], bank: string): Problem[] {
  return [
    ...answerPlaceProblems(entries, bank),
    ...formClueProblems(entries, bank),
    ...wordClueProblems(entries, bank),
  ];
}

export function figuresOf(entries: readonly QuestionEntry[]): Figure[] {
  return [
    { label: 'questions', value: entries.length },
    meanWordsFigure(
      'words in an explanation, mean',
      entries.map(({ explanation }) => explanation),
    ),
    ...quoteFigures(entries),
    ...answerPlaceFigures(entries),
    ...formClueFigures(entries),
    ...wordClueFigures(entries),
  ];
}

/** Line by line, as letters and forms contain line breaks. */
export function charactersOfTexts(entries: readonly QuestionEntry[], context: CheckContext): Problem[] {
  return entries.flatMap(({ line, id, texts }) =>
    texts.flatMap(({ text }) =>
      text
        .split('\n')
        .filter((part) => part !== '')
        .flatMap((part) => charactersRule(['text'])([{ line, id, text: part }], context)),
    ),
  );
}

const english = textsInEnglish();

function inEnglish(message: MessageDescriptor): string {
  return english._(message);
}
