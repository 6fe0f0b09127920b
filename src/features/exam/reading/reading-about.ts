import { READING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { ReadingIntro } from '#features/exam/reading/reading-intro.tsx';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';

/** What is told of the Reading game before its start (REA-01, REA-02). */
export const READING_ABOUT: QuizGameAbout = {
  title: 'Reading game',
  storageKey: 'oefenpad.reading-game',
  rules: READING_RULES,
  questionCount: 15,
  rightToPass: null,
  Intro: ReadingIntro,
};
