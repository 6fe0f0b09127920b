import type { ReadingText } from '#content/schema/exam-rows.ts';
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
