import { rows as spellingPlural } from '#content/grammar/quizzes/spelling-plural.ts';
import { rows as vowel } from '#content/grammar/quizzes/vowel.ts';
import { rows as conjugation } from '#content/grammar/quizzes/conjugation.ts';
import { rows as stem } from '#content/grammar/quizzes/stem.ts';
import { rows as sentenceCorrectness } from '#content/grammar/quizzes/sentence-correctness.ts';
import { rows as twoVerb } from '#content/grammar/quizzes/two-verb.ts';
import { rows as positionVerb } from '#content/grammar/quizzes/position-verb.ts';
import { rows as separableVerb } from '#content/grammar/quizzes/separable-verb.ts';
import { rows as negation } from '#content/grammar/quizzes/negation.ts';
import { rows as conjunction } from '#content/grammar/quizzes/conjunction.ts';
import { rows as structure } from '#content/grammar/quizzes/structure.ts';
import { rows as wordOrder } from '#content/grammar/quizzes/word-order.ts';
import { rows as inversion } from '#content/grammar/quizzes/inversion.ts';
import { rows as noun } from '#content/grammar/quizzes/noun.ts';
import { rows as comparison } from '#content/grammar/quizzes/comparison.ts';
import { rows as inflection } from '#content/grammar/quizzes/inflection.ts';
import { rows as referenceWord } from '#content/grammar/quizzes/reference-word.ts';
import { rows as er } from '#content/grammar/quizzes/er.ts';
import { rows as subordinateClause } from '#content/grammar/quizzes/subordinate-clause.ts';
import { rows as relativeClause } from '#content/grammar/quizzes/relative-clause.ts';
import { rows as omTe } from '#content/grammar/quizzes/om-te.ts';
import { rows as longSentence } from '#content/grammar/quizzes/long-sentence.ts';
import { rows as imperfectum } from '#content/grammar/quizzes/imperfectum.ts';
import { rows as pastModal } from '#content/grammar/quizzes/past-modal.ts';
import { rows as perfectum } from '#content/grammar/quizzes/perfectum.ts';
import { rows as pronoun } from '#content/grammar/quizzes/pronoun.ts';
import { rows as dailyQuestions } from '#content/grammar/daily-questions.ts';
import { rows as quickPractice } from '#content/grammar/quick-practice.ts';
import { rows as corrections } from '#content/grammar/corrections.ts';
import type { LiteralRow } from './question-entry.ts';
import type { WantedCount } from './rules/questions.ts';

/** A file of questions. */
export interface QuestionFile {
  /** The prefix of its ids. */
  readonly id: string;
  readonly path: string;
  readonly rows: readonly LiteralRow[];
  /** CON-04: the number of rows that the requirements give. */
  readonly count: WantedCount;
}

function quiz(id: string, rows: readonly LiteralRow[], exactly: number): QuestionFile {
  return { id, path: `src/content/grammar/quizzes/${id}.ts`, rows, count: { exactly } };
}

/** The quizzes of the lessons (GRA-06 to GRA-17, GRA-21). */
export const QUIZ_FILES: readonly QuestionFile[] = [
  quiz('spelling-plural', spellingPlural, 5),
  quiz('vowel', vowel, 5),
  quiz('conjugation', conjugation, 5),
  quiz('stem', stem, 5),
  quiz('sentence-correctness', sentenceCorrectness, 5),
  quiz('two-verb', twoVerb, 3),
  quiz('position-verb', positionVerb, 3),
  quiz('separable-verb', separableVerb, 3),
  quiz('negation', negation, 5),
  quiz('conjunction', conjunction, 5),
  quiz('structure', structure, 1),
  quiz('word-order', wordOrder, 1),
  quiz('inversion', inversion, 5),
  quiz('noun', noun, 8),
  quiz('comparison', comparison, 6),
  quiz('inflection', inflection, 6),
  quiz('reference-word', referenceWord, 6),
  quiz('er', er, 6),
  quiz('subordinate-clause', subordinateClause, 6),
  quiz('relative-clause', relativeClause, 6),
  quiz('om-te', omTe, 6),
  quiz('long-sentence', longSentence, 6),
  quiz('imperfectum', imperfectum, 6),
  quiz('past-modal', pastModal, 6),
  quiz('perfectum', perfectum, 6),
  quiz('pronoun', pronoun, 6),
];

/** GRA-19: at least 24, two for each topic, and 5 general ones. */
export const DAILY_FILES: readonly QuestionFile[] = [
  {
    id: 'daily',
    path: 'src/content/grammar/daily-questions.ts',
    rows: dailyQuestions,
    count: { atLeast: 24 },
  },
  { id: 'quick', path: 'src/content/grammar/quick-practice.ts', rows: quickPractice, count: { exactly: 5 } },
];

/** GRA-20 */
export const CORRECTION_FILES: readonly QuestionFile[] = [
  { id: 'correct', path: 'src/content/grammar/corrections.ts', rows: corrections, count: { exactly: 20 } },
];
