import { separableVerbQuiz } from '#features/grammar/quizzes/separable-verb.ts';

export { lesson } from '#content/grammar/lessons/separable-verbs.ts';
export const quizzes = [separableVerbQuiz];
