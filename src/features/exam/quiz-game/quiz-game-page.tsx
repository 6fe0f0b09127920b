import { ExamPage } from '#features/exam/exam-page.tsx';
import { LateGame } from '#features/exam/late-game.tsx';
import { GameIntro } from '#features/exam/quiz-game/game-intro.tsx';
import type { QuizGameAbout } from '#features/exam/quiz-game/quiz-game-about.ts';
import type { QuizGameCode } from '#features/exam/quiz-game/quiz-game-code.ts';

interface QuizGamePageProps {
  readonly about: QuizGameAbout;
  readonly code: QuizGameCode;
}

/** The page of a quiz game. Its intro is part of the page; the game with its questions comes when it is begun (QUA-02). */
export function QuizGamePage({ about, code }: QuizGamePageProps) {
  return (
    <ExamPage title={about.title}>
      <LateGame code={code} stored={about.stored}>
        {({ awaited, onIntended, onBegun }) => (
          <GameIntro
            about={about}
            isAwaited={awaited !== null}
            // Drawn anew where a game could not be fetched and was tried again.
            movesFocus={awaited !== null}
            onIntended={onIntended}
            onStarted={() => onBegun('start')}
          />
        )}
      </LateGame>
    </ExamPage>
  );
}
