import { nounQuiz } from '#features/grammar/quizzes/noun.ts';

export { lesson } from '#content/grammar/lessons/nouns.ts';
export const quizzes = [nounQuiz];
