import { rows } from '#content/grammar/quizzes/sentence-correctness.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: correct or not, two answers that always stand in this order. */
export const sentenceCorrectnessQuiz = defineQuiz({
  id: 'sentence-correctness',
  title: 'Quiz: correct or incorrect?',
  instruction: 'Is this sentence correct?',
  optionsAre: 'english',
  optionOrder: 'fixed',
  rows,
  toItem: ({ sentence, isCorrect, correction }) => ({
    prompt: `*${sentence}*`,
    options: ['Correct', 'Incorrect'],
    correct: isCorrect ? 0 : 1,
    solved: correction,
  }),
});
