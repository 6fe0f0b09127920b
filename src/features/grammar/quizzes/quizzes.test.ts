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
const KINDS: readonly { readonly quiz: Quiz; readonly questions: number; readonly options: number }[] = [
  { quiz: spellingPluralQuiz, questions: 5, options: 2 },
  { quiz: vowelQuiz, questions: 5, options: 2 },
  { quiz: conjugationQuiz, questions: 5, options: 3 },
  { quiz: stemQuiz, questions: 5, options: 3 },
  { quiz: sentenceCorrectnessQuiz, questions: 5, options: 2 },
  { quiz: twoVerbQuiz, questions: 3, options: 3 },
  { quiz: positionVerbQuiz, questions: 3, options: 3 },
  { quiz: separableVerbQuiz, questions: 3, options: 3 },
  { quiz: negationQuiz, questions: 5, options: 3 },
  { quiz: conjunctionQuiz, questions: 5, options: 3 },
  { quiz: structureQuiz, questions: 1, options: 3 },
  { quiz: wordOrderQuiz, questions: 1, options: 3 },
  { quiz: inversionQuiz, questions: 5, options: 3 },
  { quiz: nounQuiz, questions: 8, options: 3 },
  { quiz: comparisonQuiz, questions: 6, options: 3 },
  { quiz: inflectionQuiz, questions: 6, options: 3 },
  { quiz: referenceWordQuiz, questions: 6, options: 3 },
  { quiz: subordinateClauseQuiz, questions: 6, options: 3 },
  { quiz: imperfectumQuiz, questions: 6, options: 3 },
  { quiz: perfectumQuiz, questions: 6, options: 3 },
  { quiz: pronounQuiz, questions: 6, options: 3 },
];

describe('the quizzes of the lessons', () => {
  it.each(KINDS)(
    'GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17 CON-04 GRA-18: $quiz.id has its questions with their options',
    ({ quiz: { items }, questions, options }) => {
      expect(items).toHaveLength(questions);
      for (const item of items) {
        expect(new Set(item.options).size).toBe(options);
        expect(item.options[item.correct]).toBeDefined();
        expect(item.explanation).not.toBe('');
      }
    },
  );

  it.each(KINDS)(
    'GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17: $quiz.id says what to do and what it is about, and can be heard',
    ({ quiz: { items } }) => {
      const asked = items.map(({ question, prompt, note }) => [question, prompt, note].join(' '));
      expect(new Set(asked).size).toBe(items.length);
      for (const { prompt, heard = '' } of items) {
        expect(prompt).toMatch(/\*[^*]+\*/);
        expect(heard).toMatch(/^[^*[\]_]{2,}$/);
      }
    },
  );

  it('GRA-18: only the order of correct and incorrect means something and stays', () => {
    const fixed = KINDS.filter(({ quiz: { items } }) =>
      items.some(({ optionOrder }) => optionOrder === 'fixed'),
    );
    expect(fixed.map(({ quiz: { id } }) => id)).toEqual(['sentence-correctness']);
  });

  it('MEM-02: no two questions share an id', () => {
    const ids = KINDS.flatMap(({ quiz: { items } }) => items.map(({ itemId }) => itemId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
