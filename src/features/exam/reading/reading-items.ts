import { rows as questions } from '#content/exam/reading-questions.ts';
import { rows as texts } from '#content/exam/reading-texts.ts';
import type { ReadingQuestionRow, ReadingText } from '#content/schema/exam-rows.ts';
import type { ReadingItem } from '#features/exam/reading/reading-item.ts';

/** The questions of the reading game, text by text (REA-01). */
export const READING_ITEMS: readonly ReadingItem[] = texts.flatMap(itemsOf);

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
