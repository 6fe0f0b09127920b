import { spellingPluralQuiz } from '#features/grammar/quizzes/spelling-plural.ts';
import { vowelQuiz } from '#features/grammar/quizzes/vowel.ts';

export { lesson } from '#content/grammar/lessons/klinkers.ts';
export const quizzes = [spellingPluralQuiz, vowelQuiz];
