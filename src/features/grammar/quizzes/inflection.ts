import { rows } from '#content/grammar/quizzes/inflection.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-12: an adjective with or without -e. */
export const inflectionQuiz = defineQuiz({
  id: 'inflection',
  title: 'Quiz: with or without -e',
  instruction: 'Which form of the adjective belongs here?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ phrase }) => ({ prompt: `*${phrase}*` }),
});
