import type { QuizGameTexts } from '#features/exam/quiz-game/quiz-game-definition.ts';

/** What a game in Dutch says: listening says what KNM says (KNM-02, KNM-03, LIS-02). */
export const DUTCH_GAME_TEXTS: QuizGameTexts = {
  lang: 'nl',
  right: (points) => `Correct! +${points}`,
  wrong: 'Incorrect',
  rightAnswerIs: 'Het juiste antwoord is:',
  next: 'Volgende Vraag',
  finish: 'Quiz Voltooien',
  toResult: 'Resultaat Bekijken',
  outOfLives: 'Je hebt geen levens meer! Geen zorgen, oefening baart kunst.',
  passed: 'GESLAAGD',
  failed: 'NIET GESLAAGD',
};
