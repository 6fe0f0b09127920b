import { LISTENING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import { ListeningIntro } from '#features/exam/listening/listening-intro.tsx';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';
import { LISTENING_GAME } from '#services/storage/device-values.ts';

/** What is told of the Listening game before its start (LIS-01 to LIS-03). */
export const LISTENING_ABOUT: QuizGameAbout = {
  title: 'Listening game',
  stored: LISTENING_GAME,
  rules: LISTENING_RULES,
  questionCount: 30,
  rightToPass: RIGHT_TO_PASS,
  Intro: ListeningIntro,
};
