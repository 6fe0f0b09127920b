import { rows } from '#content/grammar/quizzes/conjunction.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-09: the word that joins two main clauses. */
export const conjunctionQuiz = defineQuiz({
  id: 'conjunction',
  title: 'Quiz: conjunctions',
  instruction: 'Which word joins the two sentences?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence1, sentence2, options, correct }) => ({
    prompt: `*${sentence1}* ___ *${sentence2}*`,
    heard: `${sentence1.slice(0, -1)}, ${options[correct]} ${sentence2}`,
  }),
});
