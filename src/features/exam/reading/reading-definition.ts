import { totalScore } from '#domain/exam/game-score.ts';
import { READING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { percentage, ratingOf, READING_BANDS } from '#domain/exam/ratings.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { ReadingItem } from '#features/exam/reading/reading-item.ts';
import { ReadingIntro } from '#features/exam/reading/reading-intro.tsx';

/** The reading game (REA-01 to REA-03). */
export const READING_GAME: Omit<QuizGameDefinition<ReadingItem>, 'items' | 'Frame'> = {
  storageKey: 'oefenpad.reading-game',
  rules: READING_RULES,
  itemOrder: 'fixed',
  answering: 'on-submit',
  isQuestionHeard: false,
  texts: {
    lang: 'en',
    right: (points) => `Correct! +${points}`,
    wrong: '❌ Incorrect! -1 life',
    rightAnswerIs: 'The right answer:',
    next: 'Next Question',
    finish: 'See Result',
    outOfLives: "You ran out of lives! Don't worry, practice makes perfect.",
  },
  rate: (answers, asked) =>
    ratingOf(READING_BANDS, percentage(totalScore(answers, READING_RULES), asked * READING_RULES.points)),
  rightToPass: null,
  Intro: ReadingIntro,
};
