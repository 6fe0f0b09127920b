import { describe, expect, it } from 'vitest';
import type { Quiz } from '#features/grammar/quizzes/define-quiz.ts';
import { comparisonQuiz } from '#features/grammar/quizzes/comparison.ts';
import { conjugationQuiz } from '#features/grammar/quizzes/conjugation.ts';
import { conjunctionQuiz } from '#features/grammar/quizzes/conjunction.ts';
import { imperfectumQuiz } from '#features/grammar/quizzes/imperfectum.ts';
import { inflectionQuiz } from '#features/grammar/quizzes/inflection.ts';
import { inversionQuiz } from '#features/grammar/quizzes/inversion.ts';
import { negationQuiz } from '#features/grammar/quizzes/negation.ts';
import { nounQuiz } from '#features/grammar/quizzes/noun.ts';
import { perfectumQuiz } from '#features/grammar/quizzes/perfectum.ts';
import { positionVerbQuiz } from '#features/grammar/quizzes/position-verb.ts';
import { pronounQuiz } from '#features/grammar/quizzes/pronoun.ts';
import { referenceWordQuiz } from '#features/grammar/quizzes/reference-word.ts';
import { sentenceCorrectnessQuiz } from '#features/grammar/quizzes/sentence-correctness.ts';
import { separableVerbQuiz } from '#features/grammar/quizzes/separable-verb.ts';
import { spellingPluralQuiz } from '#features/grammar/quizzes/spelling-plural.ts';
import { stemQuiz } from '#features/grammar/quizzes/stem.ts';
import { structureQuiz } from '#features/grammar/quizzes/structure.ts';
import { subordinateClauseQuiz } from '#features/grammar/quizzes/subordinate-clause.ts';
import { twoVerbQuiz } from '#features/grammar/quizzes/two-verb.ts';
import { vowelQuiz } from '#features/grammar/quizzes/vowel.ts';
import { wordOrderQuiz } from '#features/grammar/quizzes/word-order.ts';

/** The quizzes with their number of questions and of options. */
const KINDS: readonly (readonly [requirement: string, quiz: Quiz, questions: number, options: number])[] = [
  ['GRA-06', spellingPluralQuiz, 5, 2],
  ['GRA-06', vowelQuiz, 5, 2],
  ['GRA-07', conjugationQuiz, 5, 3],
  ['GRA-07', stemQuiz, 5, 3],
  ['GRA-07', sentenceCorrectnessQuiz, 5, 2],
  ['GRA-07', twoVerbQuiz, 3, 3],
  ['GRA-07', positionVerbQuiz, 3, 3],
  ['GRA-07', separableVerbQuiz, 3, 3],
  ['GRA-08', negationQuiz, 5, 3],
  ['GRA-09', conjunctionQuiz, 5, 3],
  ['GRA-09', structureQuiz, 1, 3],
  ['GRA-09', wordOrderQuiz, 1, 3],
  ['GRA-10', inversionQuiz, 5, 3],
  ['GRA-11', nounQuiz, 8, 3],
  ['GRA-12', comparisonQuiz, 6, 3],
  ['GRA-12', inflectionQuiz, 6, 3],
  ['GRA-13', referenceWordQuiz, 6, 3],
  ['GRA-14', subordinateClauseQuiz, 6, 3],
  ['GRA-15', imperfectumQuiz, 6, 3],
  ['GRA-16', perfectumQuiz, 6, 3],
  ['GRA-17', pronounQuiz, 6, 3],
];

describe('the quizzes of the lessons', () => {
  it.each(KINDS)(
    '%s CON-04 GRA-18: $id has its questions with their options',
    (_, { items }, questions, options) => {
      expect(items).toHaveLength(questions);
      for (const item of items) {
        expect(new Set(item.options).size).toBe(options);
        expect(item.options[item.correct]).toBeDefined();
        expect(item.explanation).not.toBe('');
      }
    },
  );

  it.each(KINDS)(
    '%s: each question says what to do and what it is about, and can be heard',
    (_, { items }) => {
      const asked = items.map(({ question, prompt, note }) => [question, prompt, note].join(' '));
      expect(new Set(asked).size).toBe(items.length);
      for (const { prompt, heard = '' } of items) {
        expect(prompt).toMatch(/\*[^*]+\*/);
        expect(heard).toMatch(/^[^*[\]_]{2,}$/);
      }
    },
  );

  it('GRA-18: only the order of correct and incorrect means something and stays', () => {
    const fixed = KINDS.filter(([, { items }]) => items.some(({ optionOrder }) => optionOrder === 'fixed'));
    expect(fixed.map(([, { id }]) => id)).toEqual(['sentence-correctness']);
  });

  it('MEM-02: no two questions share an id', () => {
    const ids = KINDS.flatMap(([, { items }]) => items.map(({ itemId }) => itemId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
