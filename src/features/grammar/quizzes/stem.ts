import { rows } from '#content/grammar/quizzes/stem.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-07: the stem of a verb, which is its form with *ik*. */
export const stemQuiz = defineQuiz({
  id: 'stem',
  title: 'Quiz: the stem',
  instruction: 'What is the stem of this verb?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ infinitive }) => ({ prompt: `*${infinitive}*` }),
});
