import { subordinateClauseQuiz } from '#features/grammar/quizzes/subordinate-clause.ts';

export { lesson } from '#content/grammar/lessons/subordinateclauses.ts';
export const quizzes = [subordinateClauseQuiz];
