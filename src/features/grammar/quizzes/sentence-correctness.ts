import { rows } from '#content/grammar/quizzes/sentence-correctness.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: right or wrong, two answers that always stand in this order. */
export const sentenceCorrectnessQuiz = defineQuiz({
  id: 'sentence-correctness',
  title: 'Quiz: right or wrong?',
  instruction: 'Is this sentence right?',
  optionsAre: 'english',
  optionOrder: 'fixed',
  rows,
  toItem: ({ sentence, isCorrect, correction }) => ({
    prompt: `*${sentence}*`,
    options: ['Right', 'Wrong'],
    correct: isCorrect ? 0 : 1,
    solved: correction,
  }),
});
