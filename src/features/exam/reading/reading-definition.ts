import { totalScore } from '#domain/exam/game-score.ts';
import { READING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { percentage, ratingOf, READING_BANDS } from '#domain/exam/ratings.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { ReadingFrame } from '#features/exam/reading/reading-frame.tsx';
import type { ReadingItem } from '#features/exam/reading/reading-item.ts';
import { READING_ITEMS } from '#features/exam/reading/reading-items.ts';
import { READING_ABOUT } from '#features/exam/reading/reading-about.ts';

/** The reading game (REA-01 to REA-03). */
export const READING_GAME: QuizGameDefinition<ReadingItem> = {
  ...READING_ABOUT,
  items: READING_ITEMS,
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
    toResult: 'See Result',
    outOfLives: "You ran out of lives! Don't worry, practice makes perfect.",
  },
  rate: (answers, asked) =>
    ratingOf(READING_BANDS, percentage(totalScore(answers, READING_RULES), asked * READING_RULES.points)),
  Frame: ReadingFrame,
};
