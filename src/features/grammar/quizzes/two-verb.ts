import { rows } from '#content/grammar/quizzes/two-verb.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: which second verb, or where it stands. */
export const twoVerbQuiz = defineQuiz({
  id: 'two-verb',
  title: 'Quiz: two verbs',
  instruction: 'What belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
