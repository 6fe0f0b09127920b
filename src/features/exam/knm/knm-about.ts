import { KNM_RULES } from '#domain/exam/quiz-game-rules.ts';
import { RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import { KnmIntro } from '#features/exam/knm/knm-intro.tsx';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';
import { KNM_GAME } from '#services/storage/device-values.ts';

/** What is told of the KNM game before its start (KNM-01, KNM-02, KNM-04). */
export const KNM_ABOUT: QuizGameAbout = {
  title: 'KNM game',
  stored: KNM_GAME,
  rules: KNM_RULES,
  questionCount: 30,
  rightToPass: RIGHT_TO_PASS,
  Intro: KnmIntro,
};
