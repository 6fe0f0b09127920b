import { READING_GAME } from '#features/exam/reading/reading-definition.ts';
import { readingQuestionsCode } from '#features/exam/reading/reading-questions-code.ts';
import { QuizGame } from '#features/exam/quiz-game/quiz-game.tsx';
import { LateView } from '#shared/late/late-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The reading game with its questions. */
export default function ReadingGame() {
  'use no memo';
  return (
    <LateView
      code={readingQuestionsCode}
      props={{ children: (items, Frame) => <QuizGame definition={{ ...READING_GAME, items, Frame }} /> }}
      placeholder={<Skeleton className="h-96" />}
    />
  );
}
