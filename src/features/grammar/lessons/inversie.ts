import { inversionQuiz } from '#features/grammar/quizzes/inversion.ts';

export { lesson } from '#content/grammar/lessons/inversie.ts';
export const quizzes = [inversionQuiz];
