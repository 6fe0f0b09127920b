import { rows } from '#content/grammar/quizzes/imperfectum.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-15: the simple past of a verb. */
export const imperfectumQuiz = defineQuiz({
  id: 'imperfectum',
  title: 'Quiz: imperfectum',
  instruction: 'Which form of the imperfectum belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence, infinitive }) => ({ prompt: `*${sentence}*`, note: `Verb: *${infinitive}*` }),
});
