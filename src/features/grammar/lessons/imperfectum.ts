import { imperfectumQuiz } from '#features/grammar/quizzes/imperfectum.ts';

export { lesson } from '#content/grammar/lessons/imperfectum.ts';
export const quizzes = [imperfectumQuiz];
