import { rows } from '#content/grammar/quizzes/reference-word.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-13: the word that stands for a thing or a person named before. */
export const referenceWordQuiz = defineQuiz({
  id: 'reference-word',
  title: 'Quiz: reference words',
  instruction: 'Which word belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
});
