import { conjugationQuiz } from '#features/grammar/quizzes/conjugation.ts';
import { stemQuiz } from '#features/grammar/quizzes/stem.ts';
import { sentenceCorrectnessQuiz } from '#features/grammar/quizzes/sentence-correctness.ts';

export { lesson } from '#content/grammar/lessons/basic-conjugation.ts';
export const quizzes = [conjugationQuiz, stemQuiz, sentenceCorrectnessQuiz];
