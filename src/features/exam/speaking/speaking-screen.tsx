import { ExamPage } from '#features/exam/exam-page.tsx';
import { LateView } from '#shared/late/late-view.tsx';
import { lateCode } from '#shared/late/late-code.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const game = lateCode(() => import('#features/exam/speaking/speaking-game.tsx'));
void game.load();

/** The page of the speaking game. Its frame is there first; the game follows at once, with its questions (QUA-02). */
export default function SpeakingScreen() {
  'use no memo'; // As in login-screen.tsx.
  return (
    <ExamPage title="Speaking game">
      <LateView code={game} props={{}} placeholder={<Skeleton className="h-64" />} />
    </ExamPage>
  );
}
