import type { ReactNode } from 'react';
import { rows as questions } from '#content/exam/reading-questions.ts';
import { rows as texts } from '#content/exam/reading-texts.ts';
import type { ReadingQuestionRow, ReadingText } from '#content/schema/exam-rows.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { ReadingFrame } from '#features/exam/reading/reading-frame.tsx';
import type { ReadingItem } from '#features/exam/reading/reading-item.ts';

const ITEMS = texts.flatMap(itemsOf);

interface ReadingQuestionsProps {
  readonly children: (
    items: readonly ReadingItem[],
    Frame: QuizGameDefinition<ReadingItem>['Frame'],
  ) => ReactNode;
}

/** Gives the questions, and how their texts are drawn, to what plays them; as in knm-questions.tsx. */
export default function ReadingQuestions({ children }: ReadingQuestionsProps) {
  'use no memo';
  return children(ITEMS, ReadingFrame);
}

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
