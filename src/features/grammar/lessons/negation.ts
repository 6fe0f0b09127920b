import { negationQuiz } from '#features/grammar/quizzes/negation.ts';

export { lesson } from '#content/grammar/lessons/negation.ts';
export const quizzes = [negationQuiz];
