import { KNM_GAME } from '#features/exam/knm/knm-definition.ts';
import { knmQuestionsCode } from '#features/exam/knm/knm-questions-code.ts';
import { QuizGame } from '#features/exam/quiz-game/quiz-game.tsx';
import { LateView } from '#shared/late/late-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The KNM game with its questions. */
export default function KnmGame() {
  'use no memo';
  return (
    <LateView
      code={knmQuestionsCode}
      props={{ children: (items) => <QuizGame definition={{ ...KNM_GAME, items }} /> }}
      placeholder={<Skeleton className="h-96" />}
    />
  );
}
