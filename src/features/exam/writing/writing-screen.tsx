import { ExamPage } from '#features/exam/exam-page.tsx';
import { lateCode } from '#shared/late/late-code.ts';
import { LateView } from '#shared/late/late-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const game = lateCode(() => import('#features/exam/writing/writing-game.tsx'));
void game.load();

/** The page of the writing game (`/writing-game`). Its frame is there first; the game follows at once (QUA-02). */
export default function WritingScreen() {
  'use no memo'; // As in login-screen.tsx.
  return (
    <ExamPage title="Writing game">
      <LateView code={game} props={{}} placeholder={<Skeleton className="h-64" />} />
    </ExamPage>
  );
}
