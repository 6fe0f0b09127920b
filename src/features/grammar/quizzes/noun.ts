import { rows } from '#content/grammar/quizzes/noun.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

const QUESTIONS = {
  'de-het': 'Which words go together?',
  plural: 'Which plural is right?',
  diminutive: 'Which small form is right?',
} as const;

/** GRA-11: the article, the plural or the diminutive of a noun. */
export const nounQuiz = defineQuiz({
  id: 'noun',
  title: 'Quiz: nouns',
  instruction: 'What belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ sentence, type }) => ({ question: QUESTIONS[type], prompt: `*${sentence}*` }),
});
