import { rows } from '#content/grammar/quizzes/separable-verb.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: the two parts of a separable verb. */
export const separableVerbQuiz = defineQuiz({
  id: 'separable-verb',
  title: 'Quiz: separable verbs',
  instruction: 'What belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
