import { referenceWordQuiz } from '#features/grammar/quizzes/reference-word.ts';

export { lesson } from '#content/grammar/lessons/referencewords.ts';
export const quizzes = [referenceWordQuiz];
