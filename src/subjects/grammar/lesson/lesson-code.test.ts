import { expect, it } from 'vitest';
import { QUIZ_KINDS } from '#subjects/grammar/quizzes/quiz-kinds.ts';
import { cardOf } from './lesson-code.tsx';

it('PTH-03: a question of a quiz is led by the card that tells its rule', async () => {
  const quizzes = await Promise.all(QUIZ_KINDS.map(({ load }) => load()));
  const questions = quizzes.flatMap(({ items }) => items);
  const cards = await Promise.all(
    questions.map(async ({ itemId, card }) => ({ card, led: (await cardOf(itemId))?.id })),
  );
  expect(cards.filter(({ led }) => led === undefined)).toEqual([]);
  expect(cards.filter(({ card, led }) => card !== undefined && card !== led)).toEqual([]);
  expect((await cardOf('question:pronoun-help-me'))?.id).toBe('object');
  expect((await cardOf('question:pronoun-brother-and-i'))?.id).toBe('subject');
});
