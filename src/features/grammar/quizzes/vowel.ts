import { rows } from '#content/grammar/quizzes/vowel.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-06: which of two words has the vowel of the one that is given. */
export const vowelQuiz = defineQuiz({
  id: 'vowel',
  title: 'Quiz: long and short vowels',
  instruction: 'Which word has the same vowel?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ question, word }) => ({ question, prompt: `*${word}*` }),
});
