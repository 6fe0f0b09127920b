import { rows } from '#content/grammar/quizzes/conjugation.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: the form of a verb that goes with its subject. */
export const conjugationQuiz = defineQuiz({
  id: 'conjugation',
  title: 'Quiz: verb forms',
  instruction: 'Which form of the verb belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence, verb }) => ({ prompt: `*${sentence}*`, note: `Verb: *${verb}*` }),
});
