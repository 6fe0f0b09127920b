import { READING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { ReadingIntro } from '#features/exam/reading/reading-intro.tsx';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';
import { READING_GAME } from '#services/storage/device-values.ts';

/** What is told of the Reading game before its start (REA-01, REA-02). */
export const READING_ABOUT: QuizGameAbout = {
  title: 'Reading game',
  stored: READING_GAME,
  rules: READING_RULES,
  questionCount: 15,
  rightToPass: null,
  Intro: ReadingIntro,
};
