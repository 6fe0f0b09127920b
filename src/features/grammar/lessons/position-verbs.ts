import { positionVerbQuiz } from '#features/grammar/quizzes/position-verb.ts';

export { lesson } from '#content/grammar/lessons/position-verbs.ts';
export const quizzes = [positionVerbQuiz];
