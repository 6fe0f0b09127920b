import { drawQuiz } from '#domain/exam/drawn-game.ts';
import { ExamPage } from '#features/exam/exam-page.tsx';
import { LeaveDialog } from '#features/exam/leave-and-restart.tsx';
import { GameIntro } from '#features/exam/quiz-game/game-intro.tsx';
import { gameEndCode, GameQuestion } from '#features/exam/quiz-game/game-question.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { quizGamePlay, useQuizGame, type QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { SittingView } from '#shared/play/sitting-view.tsx';
import { usePlatform } from '#shared/platform-context.tsx';

/** The page of a quiz game, from its intro to its result (EXM-04). */
export function QuizGamePage<Item extends GameItem>({
  definition,
}: {
  readonly definition: QuizGameDefinition<Item>;
}) {
  const sitting = useQuizGame(definition);
  return (
    <ExamPage title={definition.title}>
      <SittingView sitting={sitting}>
        {(open) => {
          const play = quizGamePlay(definition, open);
          return (
            <>
              <QuizGame definition={definition} play={play} />
              <LeaveDialog
                isHalfDone={play.isHalfDone}
                consequence={consequenceOfLeaving(open.isKept, definition.rules.durationMs !== null)}
              />
            </>
          );
        }}
      </SittingView>
    </ExamPage>
  );
}

interface QuizGameProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
}

function QuizGame<Item extends GameItem>({ definition, play }: QuizGameProps<Item>) {
  const { random } = usePlatform();
  const { state, current, asked, send, movesFocus } = play;
  const { items, itemOrder } = definition;
  const start = (drawn: readonly Item[]) =>
    send({ kind: 'game-started', draw: drawQuiz(drawn, itemOrder, random) });
  if (current !== null) return <GameQuestion definition={definition} play={play} current={current} />;
  if (state.phase === 'finished') {
    return (
      <LazyView
        code={gameEndCode}
        props={{
          game: definition,
          asked,
          end: state,
          movesFocus,
          onRestarted: () => send({ kind: 'restart-requested' }),
          onPractised: (theme) => {
            send({ kind: 'restart-requested' });
            start(items.filter((item) => item.theme.id === theme.id));
          },
        }}
      />
    );
  }
  return <GameIntro game={definition} movesFocus={movesFocus} onStarted={() => start(items)} />;
}

function consequenceOfLeaving(isKept: boolean, isTimed: boolean): string {
  if (!isKept) return 'This game can’t be saved on your device. If you leave, you will have to start again.';
  return isTimed
    ? 'Your answers are kept on this device, but the clock does not stop while you are away.'
    : 'Your answers are kept on this device: you can go on later where you stopped.';
}
