import type { ComponentType } from 'react';
import type { LateGameProps } from '#features/exam/late-game.tsx';
import { LeaveDialog } from '#features/exam/leave-dialog.tsx';
import { NotKeptNote } from '#features/exam/not-kept-note.tsx';
import { GameEnd } from '#features/exam/quiz-game/game-end.tsx';
import { GameIntro } from '#features/exam/quiz-game/game-intro.tsx';
import { GameQuestionView } from '#features/exam/quiz-game/game-question-view.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { useQuizGame } from '#features/exam/quiz-game/use-quiz-game.ts';
import { useBegin } from '#features/exam/use-begin.ts';

type BegunGame = LateGameProps<'start'>;

interface QuizGameProps<Item extends GameItem> extends BegunGame {
  readonly definition: QuizGameDefinition<Item>;
}

/** A quiz game as a part of its own, which knows already what it asks. */
export function quizGameOf<Item extends GameItem>(
  definition: QuizGameDefinition<Item>,
): ComponentType<BegunGame> {
  return function DefinedQuizGame({ begin }) {
    return <QuizGame definition={definition} begin={begin} />;
  };
}

/** A quiz game from its intro to its result (EXM-04), below the heading that its page has already. */
export function QuizGame<Item extends GameItem>({ definition, begin }: QuizGameProps<Item>) {
  const play = useQuizGame(definition);
  const { state, current, asked, send, movesFocus, isKept, isHalfDone } = play;
  useBegin(begin, () => send({ kind: 'game-started' }));
  return (
    <>
      {!isKept && <NotKeptNote />}
      {state.phase === 'intro' && (
        <GameIntro
          about={definition}
          movesFocus={movesFocus}
          onStarted={() => send({ kind: 'game-started' })}
        />
      )}
      {current !== null && <GameQuestionView definition={definition} play={play} current={current} />}
      {state.phase === 'finished' && (
        <GameEnd
          manner={definition}
          asked={asked}
          end={state}
          movesFocus={movesFocus}
          onRestarted={() => send({ kind: 'restart-requested' })}
        />
      )}
      <LeaveDialog
        isHalfDone={isHalfDone}
        consequence={consequenceOfLeaving({ isKept, isTimed: definition.rules.durationMs !== null })}
      />
    </>
  );
}

function consequenceOfLeaving({ isKept, isTimed }: { isKept: boolean; isTimed: boolean }): string {
  if (!isKept) return 'This game can’t be saved on your device. If you leave, you will have to start again.';
  return isTimed
    ? 'Your answers are kept on this device, but the clock does not stop while you are away.'
    : 'Your answers are kept on this device: you can go on later where you stopped.';
}
