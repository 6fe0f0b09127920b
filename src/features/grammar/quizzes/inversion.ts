import { rows } from '#content/grammar/quizzes/inversion.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-10: the same sentence with something else than the subject first. */
export const inversionQuiz = defineQuiz({
  id: 'inversion',
  title: 'Quiz: inversion',
  instruction: 'Say it in another order.',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ normalSentence, inversionType }) => ({
    question: `Begin with the ${inversionType}. What does the sentence become?`,
    prompt: `*${normalSentence}*`,
  }),
});
