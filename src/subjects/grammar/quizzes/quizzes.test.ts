import { describe, expect, it } from 'vitest';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { lessonsOf } from '#subjects/grammar/lesson-places.ts';
import { QUIZ_KINDS } from './quiz-kinds.ts';

/** The quizzes with their numbers of questions and options. */
const WANTED: Readonly<Record<string, readonly [questions: number, options: number]>> = {
  'spelling-plural': [5, 2],
  vowel: [5, 2],
  conjugation: [5, 3],
  stem: [5, 3],
  'sentence-correctness': [5, 2],
  'two-verb': [3, 3],
  'position-verb': [3, 3],
  'separable-verb': [3, 3],
  negation: [5, 3],
  conjunction: [5, 3],
  structure: [1, 3],
  'word-order': [1, 3],
  inversion: [5, 3],
  noun: [8, 3],
  comparison: [6, 3],
  inflection: [6, 3],
  'reference-word': [6, 3],
  er: [6, 3],
  'subordinate-clause': [6, 3],
  'relative-clause': [6, 3],
  'om-te': [6, 3],
  'long-sentence': [6, 3],
  imperfectum: [6, 3],
  'past-modal': [6, 3],
  perfectum: [6, 3],
  pronoun: [6, 3],
};
const quizzes = await Promise.all(QUIZ_KINDS.map(({ load }) => load()));

describe('the quizzes of the lessons', () => {
  it.each(quizzes)(
    'GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17 GRA-21 CON-04 GRA-18: $id has its questions with their options',
    ({ id, items }) => {
      const [questions, options] = WANTED[id] ?? [0, 0];
      expect(items).toHaveLength(questions);
      for (const item of items) {
        expect(new Set(item.options).size).toBe(options);
        expect(item.options[item.correct]).toBeDefined();
        expect(item.explanation).not.toBe('');
      }
    },
  );

  it.each(quizzes)(
    'GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17: $id has an instruction, a subject and sound',
    ({ items }) => {
      const asked = items.map(({ question, prompt, note }) => JSON.stringify([question, prompt, note]));
      expect(new Set(asked).size).toBe(items.length);
      for (const { prompt, heard = '' } of items) {
        expect(prompt).toMatch(/\*[^*]+\*/);
        expect(heard).toMatch(/^[^*[\]_]{2,}$/);
      }
    },
  );

  it('GRA-18: only the order of correct and incorrect is meaningful and stays', () => {
    const fixed = quizzes.filter(({ items }) => items.some(({ optionOrder }) => optionOrder === 'fixed'));
    expect(fixed.map(({ id }) => id)).toEqual(['sentence-correctness']);
  });

  it('GRA-06 GRA-07 GRA-09: every quiz of a lesson has its kind, and every kind its lesson', () => {
    const wanted = GRAMMAR_TOPICS.flatMap(lessonsOf).flatMap((lesson) => lesson.quizzes.map(({ id }) => id));
    expect(QUIZ_KINDS.map(({ id }) => id)).toEqual(wanted);
    expect(Object.keys(WANTED)).toEqual(wanted);
  });

  it('MEM-02: no two questions share an id', () => {
    const ids = quizzes.flatMap(({ items }) => items.map(({ itemId }) => itemId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
