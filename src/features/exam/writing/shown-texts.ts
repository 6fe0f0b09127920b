import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import { rows } from '#content/exam/writing-tasks.ts';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { whyNoOwnDutch, type NoOwnDutch } from '#domain/exam/own-dutch.ts';

const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON_DUTCH_WORDS.trim().split(/\s+/u));

/** What stands on the screens of the writing game: copied out, it shows nothing (WRI-03). */
export const GAME_TEXTS: readonly string[] = (rows as readonly WritingTask[]).flatMap(
  ({ instruction, mustHave, instructionEn, hints, modelAnswer }) => [
    [instruction, ...mustHave].join(' '),
    instructionEn,
    ...hints,
    modelAnswer,
  ],
);

/** Why nothing of a text counts, or null where it is somebody's own Dutch (WRI-03). */
export function whyNothingCounts(text: string, shown: readonly string[]): NoOwnDutch | null {
  return whyNoOwnDutch(text, { shown, commonWords: COMMON_WORDS });
}
