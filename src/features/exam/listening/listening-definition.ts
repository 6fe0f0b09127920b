import type { ListeningRow } from '#content/schema/exam-rows.ts';
import { countRight } from '#domain/exam/game-score.ts';
import { LISTENING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { LISTENING_BANDS, ratingOf, RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import { HeardOrRead } from '#features/exam/listening/heard-or-read.tsx';
import { ListeningIntro } from '#features/exam/listening/listening-intro.tsx';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';

/** The listening game (LIS-01 to LIS-04). */
export const LISTENING_GAME: Omit<QuizGameDefinition<ListeningRow>, 'items' | 'Frame'> = {
  storageKey: 'oefenpad.listening-game',
  rules: LISTENING_RULES,
  itemOrder: 'shuffled',
  answering: 'at-once',
  texts: {
    lang: 'nl',
    right: (points) => `Correct! +${points}`,
    wrong: 'Incorrect',
    rightAnswerIs: 'Het juiste antwoord is:',
    next: 'Volgende Vraag',
    finish: 'Quiz Voltooien',
    outOfLives: 'Je hebt geen levens meer! Geen zorgen, oefening baart kunst.',
    passed: 'GESLAAGD',
    failed: 'NIET GESLAAGD',
    locked: 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.',
  },
  rate: (answers) => ratingOf(LISTENING_BANDS, countRight(answers)),
  rightToPass: RIGHT_TO_PASS,
  Intro: ListeningIntro,
  isQuestionHeard: false,
  ResultNote: HeardOrRead,
};
