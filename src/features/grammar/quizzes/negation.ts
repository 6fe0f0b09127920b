import { rows } from '#content/grammar/quizzes/negation.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-08: *niet* or *geen*, and where it stands. */
export const negationQuiz = defineQuiz({
  id: 'negation',
  title: 'Quiz: niet or geen',
  instruction: 'Make the sentence negative.',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
