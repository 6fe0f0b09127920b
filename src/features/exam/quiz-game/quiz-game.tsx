import { ExamPage } from '#features/exam/exam-page.tsx';
import { LeaveDialog } from '#features/exam/leave-dialog.tsx';
import { NotKeptNote } from '#features/exam/not-kept-note.tsx';
import { GameEnd } from '#features/exam/quiz-game/game-end.tsx';
import { GameIntro } from '#features/exam/quiz-game/game-intro.tsx';
import { GameQuestionView } from '#features/exam/quiz-game/game-question-view.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { useQuizGame } from '#features/exam/quiz-game/use-quiz-game.ts';
import { TimeLeftView } from '#features/exam/time-left-view.tsx';

/** The page of a quiz game, from its intro to its result (EXM-04). */
export function QuizGame<Item extends GameItem>({ definition }: { definition: QuizGameDefinition<Item> }) {
  const play = useQuizGame(definition);
  const { state, leftMs, warnedMs, isKept, isHalfDone } = play;
  return (
    <ExamPage
      title={definition.title}
      aside={leftMs !== null && <TimeLeftView leftMs={leftMs} warnedMs={warnedMs} />}
    >
      {!isKept && <NotKeptNote />}
      {state.phase === 'intro' && <GameIntro definition={definition} play={play} />}
      {play.current !== null && (
        <GameQuestionView definition={definition} play={play} current={play.current} />
      )}
      {state.phase === 'finished' && <GameEnd definition={definition} play={play} end={state} />}
      <LeaveDialog
        isHalfDone={isHalfDone}
        consequence={consequenceOfLeaving({ isKept, isTimed: definition.rules.durationMs !== null })}
      />
    </ExamPage>
  );
}

function consequenceOfLeaving({ isKept, isTimed }: { isKept: boolean; isTimed: boolean }): string {
  if (!isKept) return 'This game can’t be saved on your device. If you leave, you will have to start again.';
  return isTimed
    ? 'Your answers are kept on this device, but the clock does not stop while you are away.'
    : 'Your answers are kept on this device: you can go on later where you stopped.';
}
