import { LISTENING_GAME } from '#features/exam/listening/listening-definition.ts';
import { listeningFragmentsCode } from '#features/exam/listening/listening-fragments-code.ts';
import { QuizGame } from '#features/exam/quiz-game/quiz-game.tsx';
import { LateView } from '#shared/late/late-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The listening game with its fragments. */
export default function ListeningGame() {
  'use no memo';
  return (
    <LateView
      code={listeningFragmentsCode}
      props={{ children: (fragments) => <QuizGame definition={{ ...LISTENING_GAME, ...fragments }} /> }}
      placeholder={<Skeleton className="h-96" />}
    />
  );
}
