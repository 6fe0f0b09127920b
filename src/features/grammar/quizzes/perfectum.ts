import { rows } from '#content/grammar/quizzes/perfectum.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-16: the participle of a verb, or its auxiliary. */
export const perfectumQuiz = defineQuiz({
  id: 'perfectum',
  title: 'Quiz: perfectum',
  instruction: 'What belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence, infinitive }) => ({ prompt: `*${sentence}*`, note: `Verb: *${infinitive}*` }),
});
