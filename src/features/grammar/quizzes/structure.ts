import { rows } from '#content/grammar/quizzes/structure.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-09: which part of a sentence stands where. */
export const structureQuiz = defineQuiz({
  id: 'structure',
  title: 'Quiz: the places of a sentence',
  instruction: 'Look at the parts of the sentence.',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ question, sentence }) => ({ question, prompt: `*${sentence}*`, heard: sentence }),
});
