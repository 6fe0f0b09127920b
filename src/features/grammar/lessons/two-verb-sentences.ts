import { twoVerbQuiz } from '#features/grammar/quizzes/two-verb.ts';

export { lesson } from '#content/grammar/lessons/two-verb-sentences.ts';
export const quizzes = [twoVerbQuiz];
