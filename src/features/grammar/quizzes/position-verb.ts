import { rows } from '#content/grammar/quizzes/position-verb.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: *staan*, *liggen*, *zitten* or *hangen*. */
export const positionVerbQuiz = defineQuiz({
  id: 'position-verb',
  title: 'Quiz: position verbs',
  instruction: 'Which verb belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
