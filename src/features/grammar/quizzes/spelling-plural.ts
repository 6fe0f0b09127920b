import { rows } from '#content/grammar/quizzes/spelling-plural.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-06: the plural of a word, in two spellings. */
export const spellingPluralQuiz = defineQuiz({
  id: 'spelling-plural',
  title: 'Quiz: plurals',
  instruction: 'How do you spell the plural of this word?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ word }) => ({ prompt: `*${word}*` }),
});
