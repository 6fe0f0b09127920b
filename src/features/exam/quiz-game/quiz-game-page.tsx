import { ExamPage } from '#features/exam/exam-page.tsx';
import type { LateCode } from '#shared/late/late-code.ts';
import { LateView } from '#shared/late/late-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface QuizGamePageProps {
  readonly title: string;
  readonly game: LateCode;
}

/** The page of a quiz game. Its frame is there first; the game follows at once, with its questions (QUA-02). */
export function QuizGamePage({ title, game }: QuizGamePageProps) {
  'use no memo'; // As in login-screen.tsx.
  return (
    <ExamPage title={title}>
      <LateView code={game} props={{}} placeholder={<Skeleton className="h-96" />} />
    </ExamPage>
  );
}
