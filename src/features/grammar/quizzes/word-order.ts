import { rows } from '#content/grammar/quizzes/word-order.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-09: a sentence from its words. */
export const wordOrderQuiz = defineQuiz({
  id: 'word-order',
  title: 'Quiz: word order',
  instruction: 'Which sentence has these words in the right order?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ scrambledWords, correctSentence }) => ({
    prompt: `*${scrambledWords.join(' / ')}*`,
    heard: correctSentence,
  }),
});
