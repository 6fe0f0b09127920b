import { rows as questions } from '#content/exam/reading-questions.ts';
import { rows as texts } from '#content/exam/reading-texts.ts';
import type { ReadingQuestionRow, ReadingText } from '#content/schema/exam-rows.ts';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';

/** A question with the text that it is about (REA-01). */
export interface ReadingItem extends GameItem {
  readonly evidence: string;
  readonly text: ReadingText;
  /** `2` of `6`. */
  readonly textNumber: number;
  readonly textCount: number;
  /** One reads before one answers. */
  readonly isFirstOfText: boolean;
}

/** The questions of the reading game, text by text (REA-01). */
export const READING_ITEMS: readonly ReadingItem[] = texts.flatMap(itemsOf);

function itemsOf(text: ReadingText, index: number): ReadingItem[] {
  const rows: readonly ReadingQuestionRow[] = questions;
  return rows
    .filter(({ textId }) => textId === text.id)
    .map((row, place) => ({
      ...row,
      text,
      theme: { id: text.id, title: text.title },
      textNumber: index + 1,
      textCount: texts.length,
      isFirstOfText: place === 0,
    }));
}
