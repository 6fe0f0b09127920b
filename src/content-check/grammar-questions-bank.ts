import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import type { Bank, CheckContext, Rule } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import type { Problem } from './problem.ts';
import { toQuestionEntry, type LiteralRow, type QuestionEntry } from './question-entry.ts';
import { CORRECTION_FILES, DAILY_FILES, QUIZ_FILES, type QuestionFile } from './question-files.ts';
import { answerPlaceFigures, answerPlaceProblems, spreadRule } from './rules/answer-places.ts';
import { charactersRule } from './rules/characters.ts';
import { correctionsRule } from './rules/corrections.ts';
import { formClueFigures, formClueProblems } from './rules/form-clues.ts';
import {
  countRule,
  explanationRule,
  marksRule,
  meaningRule,
  optionsRule,
  questionIdRule,
} from './rules/questions.ts';
import { englishTextsRule, shortSentencesRule } from './rules/english-texts.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';

const DAILY_QUESTIONS_A_TOPIC = 2;
const ALL_FILES = [...QUIZ_FILES, ...DAILY_FILES, ...CORRECTION_FILES];

/** A file of questions: checks its own rows. */
export function questionBank({ id, path, rows, count }: QuestionFile): Bank {
  const rules: readonly Rule<QuestionEntry>[] = [
    countRule(count),
    questionIdRule(id),
    optionsRule,
    spreadRule,
    explanationRule,
    englishTextsRule(({ explanation, english }) => [explanation, english ?? '']),
    shortSentencesRule(({ explanation }) => [explanation]),
    meaningRule,
    marksRule,
    charactersOfTexts,
    taughtSpellingRule,
  ];
  return {
    name: id,
    path,
    isModule: true,
    check: (source, context) => {
      const entries = rows.map((row) => toQuestionEntry(row, source));
      return {
        problems: [
          ...rules.flatMap((rule) => rule(entries, context)),
          ...balanceProblems(rows),
          ...correctionsRule(entries.flatMap(asCorrection), context),
        ],
        figures: [],
      };
    },
  };
}

export const questionFileBanks: readonly Bank[] = ALL_FILES.map(questionBank);

/** All questions together: ids, positions of answers, and the figures of the table (CON-07). */
export const grammarQuestionsBank: Bank = {
  name: 'grammar-questions',
  path: 'src/content/schema/grammar-questions.ts',
  isModule: true,
  check: () => {
    const quizzes = entriesOf(QUIZ_FILES);
    const daily = entriesOf(DAILY_FILES);
    const all = entriesOf(ALL_FILES);
    return {
      problems: [
        ...repeatedIdProblems(all),
        ...topicProblems(DAILY_FILES.flatMap(({ id, rows }) => (id === 'daily' ? rows : []))),
        ...answerPlaceProblems(quizzes, 'quizzes of lessons'),
        ...answerPlaceProblems(daily, 'questions of the day and quick practice'),
        ...formClueProblems(quizzes, 'quizzes of lessons'),
        ...formClueProblems([...quizzes, ...daily], 'all questions of grammar'),
      ],
      figures: [
        { label: 'questions in quizzes of lessons', value: quizzes.length },
        { label: 'questions of the day and of quick practice', value: daily.length },
        { label: 'sentences to correct', value: entriesOf(CORRECTION_FILES).length },
        { label: 'with an explanation', value: all.filter(({ explanation }) => explanation !== '').length },
        meanWordsFigure(
          'words in an explanation, mean',
          all.map(({ explanation }) => explanation),
        ),
        ...answerPlaceFigures([...quizzes, ...daily]),
        ...formClueFigures([...quizzes, ...daily]),
      ],
    };
  },
};

function entriesOf(files: readonly QuestionFile[]): QuestionEntry[] {
  return files.flatMap(({ rows }) => rows.map((row) => toQuestionEntry(row, '')));
}

/** GRA-19: at least two questions of the day for each topic. */
export function topicProblems(rows: readonly LiteralRow[]): Problem[] {
  return GRAMMAR_TOPIC_IDS.filter(
    (id) => rows.filter(({ topic }) => topic === id).length < DAILY_QUESTIONS_A_TOPIC,
  ).map((id) => {
    const message = `fewer than ${DAILY_QUESTIONS_A_TOPIC} questions of the day about ${id}`;
    return { level: 'error', rule: 'count', line: 1, about: id, message };
  });
}

/** MEM-02: the study log refers to a question by its id. */
export function repeatedIdProblems(entries: readonly Pick<QuestionEntry, 'id'>[]): Problem[] {
  const ids = entries.map(({ id }) => id);
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map((id) => {
    const message = `the id "${id}" stands in more than one question`;
    return { level: 'error', rule: 'duplicate-id', line: 1, about: id, message };
  });
}

/** GRA-18: neither right nor wrong sentences are more than half of them, rounded up. */
export function balanceProblems(rows: readonly LiteralRow[]): Problem[] {
  const answers = rows.flatMap(({ isCorrect }) => (typeof isCorrect === 'boolean' ? [isCorrect] : []));
  const most = Math.ceil(answers.length / 2);
  const rightCount = answers.filter(Boolean).length;
  if (rightCount <= most && answers.length - rightCount <= most) return [];
  const message = `${rightCount} of ${answers.length} sentences are right`;
  return [{ level: 'error', rule: 'answer-places', line: 1, about: 'answer-places', message }];
}

/** The words that may come between two parts of a rule (`even … als`). */
const LEFT_OUT = / …(?= )/g;

function charactersOfTexts(entries: readonly QuestionEntry[], context: CheckContext): Problem[] {
  return entries.flatMap(({ line, id, texts }) =>
    texts.flatMap(({ text }) =>
      charactersRule(['text'])([{ line, id, text: text.replace(LEFT_OUT, '') }], context),
    ),
  );
}

function asCorrection({ line, id, texts }: QuestionEntry) {
  const textOf = (name: string) => texts.find(({ field }) => field === name)?.text;
  const [incorrect, correct] = [textOf('incorrect'), textOf('correct')];
  return incorrect === undefined || correct === undefined ? [] : [{ line, id, incorrect, correct }];
}
