import { rows } from '#content/exam/knm-questions.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';

export interface KnmItem extends GameItem {
  readonly category: KnmRow['category'];
}

/** The questions of the KNM game (KNM-01). */
export const KNM_ITEMS: readonly KnmItem[] = rows.map(toItem);

function toItem({ questionEn, optionsEn, ...row }: KnmRow): KnmItem {
  return { ...row, english: { question: questionEn, options: optionsEn } };
}
