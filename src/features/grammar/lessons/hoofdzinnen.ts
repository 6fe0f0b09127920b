import { conjunctionQuiz } from '#features/grammar/quizzes/conjunction.ts';
import { structureQuiz } from '#features/grammar/quizzes/structure.ts';
import { wordOrderQuiz } from '#features/grammar/quizzes/word-order.ts';

export { lesson } from '#content/grammar/lessons/hoofdzinnen.ts';
export const quizzes = [conjunctionQuiz, structureQuiz, wordOrderQuiz];
