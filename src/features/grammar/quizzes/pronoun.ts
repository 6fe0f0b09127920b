import { rows } from '#content/grammar/quizzes/pronoun.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-17: the subject, object or possessive form of a pronoun. */
export const pronounQuiz = defineQuiz({
  id: 'pronoun',
  title: 'Quiz: pronouns',
  instruction: 'Which pronoun belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
