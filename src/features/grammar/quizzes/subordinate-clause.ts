import { rows } from '#content/grammar/quizzes/subordinate-clause.ts';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

/** GRA-14: the clause after *omdat*, *als* or *dat*. */
export const subordinateClauseQuiz = defineQuiz({
  id: 'subordinate-clause',
  title: 'Quiz: subordinate clauses',
  instruction: 'What belongs in the sentence?',
  optionsAre: 'dutch',
  optionOrder: 'shuffled',
  rows,
  toItem: ({ mainClause, subordinateClause }) => ({ prompt: `*${mainClause} ${subordinateClause}*` }),
});
