import { pronounQuiz } from '#features/grammar/quizzes/pronoun.ts';

export { lesson } from '#content/grammar/lessons/pronouns.ts';
export const quizzes = [pronounQuiz];
