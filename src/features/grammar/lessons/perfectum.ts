import { perfectumQuiz } from '#features/grammar/quizzes/perfectum.ts';

export { lesson } from '#content/grammar/lessons/perfectum.ts';
export const quizzes = [perfectumQuiz];
