import type { ReactNode } from 'react';
import { rows } from '#content/exam/knm-questions.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';

export interface KnmItem extends GameItem {
  readonly category: KnmRow['category'];
}

const ITEMS = rows.map(toItem);

/** Gives the questions to what plays them, as a part of their own: they weigh as much as the game (QUA-02). */
export default function KnmQuestions({ children }: { children: (items: readonly KnmItem[]) => ReactNode }) {
  'use no memo';
  return children(ITEMS);
}

function toItem({ questionEn, optionsEn, ...row }: KnmRow): KnmItem {
  return { ...row, english: { question: questionEn, options: optionsEn } };
}
