import { rows } from '#content/grammar/quizzes/comparison.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-12: the comparative or superlative of an adjective. */
export const comparisonQuiz = defineQuiz({
  id: 'comparison',
  title: 'Quiz: comparing',
  instruction: 'Which form belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence, adjective }) => ({ prompt: `*${sentence}*`, note: `Adjective: *${adjective}*` }),
});
