import { rows as questions } from '#content/exam/reading-questions.ts';
import { rows as texts } from '#content/exam/reading-texts.ts';
import type { ReadingQuestionRow, ReadingText } from '#content/schema/exam-rows.ts';
import { totalScore } from '#domain/exam/game-score.ts';
import { READING_RULES } from '#domain/exam/quiz-game-rules.ts';
import { percentage, ratingOf, READING_BANDS } from '#domain/exam/ratings.ts';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { ReadingFrame } from '#features/exam/reading/reading-frame.tsx';
import { ReadingIntro } from '#features/exam/reading/reading-intro.tsx';

export interface ReadingItem extends GameItem {
  readonly evidence: string;
  readonly text: ReadingText;
  /** `2` of `6`. */
  readonly textNumber: number;
  readonly textCount: number;
  /** One reads before one answers. */
  readonly isFirstOfText: boolean;
}

/** The reading game (REA-01 to REA-03). */
export const READING_GAME: QuizGameDefinition<ReadingItem> = {
  title: 'Reading game',
  storageKey: 'oefenpad.reading-game',
  rules: READING_RULES,
  items: texts.flatMap(itemsOf),
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
  rate: (answers) =>
    ratingOf(
      READING_BANDS,
      percentage(totalScore(answers, READING_RULES), questions.length * READING_RULES.points),
    ),
  rightToPass: null,
  Intro: ReadingIntro,
  Frame: ReadingFrame,
};

function itemsOf(text: ReadingText, index: number): ReadingItem[] {
  const rows: readonly ReadingQuestionRow[] = questions;
  return rows
    .filter(({ textId }) => textId === text.id)
    .map((row, place) => ({
      ...row,
      text,
      textNumber: index + 1,
      textCount: texts.length,
      isFirstOfText: place === 0,
    }));
}
