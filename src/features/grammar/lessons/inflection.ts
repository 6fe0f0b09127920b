import { inflectionQuiz } from '#features/grammar/quizzes/inflection.ts';

export { lesson } from '#content/grammar/lessons/inflection.ts';
export const quizzes = [inflectionQuiz];
