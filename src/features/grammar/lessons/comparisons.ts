import { comparisonQuiz } from '#features/grammar/quizzes/comparison.ts';

export { lesson } from '#content/grammar/lessons/comparisons.ts';
export const quizzes = [comparisonQuiz];
