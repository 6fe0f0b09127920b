import { useRef } from 'react';
import { rows } from '#content/exam/speaking-questions.ts';
import { spokenQuestionOf } from '#domain/exam/speaking-machine.ts';
import { LeaveDialog } from '#features/exam/leave-dialog.tsx';
import { NotKeptNote } from '#features/exam/not-kept-note.tsx';
import { RestartButton } from '#features/exam/restart-button.tsx';
import { SpeakingQuestionView } from '#features/exam/speaking/speaking-question-view.tsx';
import type { SpeakingResultProps } from '#features/exam/speaking/speaking-result.tsx';
import { isSpeakingOver } from '#features/exam/speaking/speaking-state.ts';
import { useSpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { lateCode } from '#shared/late/late-code.ts';
import { LateView } from '#shared/late/late-view.tsx';
import { useFetchedAhead } from '#shared/late/use-fetched-ahead.ts';
import { useMovedFocus } from '#shared/quiz/use-moved-focus.ts';

const result = lateCode<SpeakingResultProps>(() => import('#features/exam/speaking/speaking-result.tsx'));
const LATER = [result];

/** Ten questions, each answered aloud and heard again beside a sample (SPE-01…03). */
export default function SpeakingGame() {
  const game = useSpeakingGame(rows);
  useFetchedAhead(LATER);
  const { state } = game;
  const question = spokenQuestionOf(rows, state);
  const isOver = isSpeakingOver(state);
  const start = useRef<HTMLHeadingElement>(null);
  // What is first on the screen leaves the focus to the page's heading.
  useMovedFocus(start, question?.id ?? 'result');
  return (
    <>
      {!game.isKept && <NotKeptNote />}
      {question === undefined ? (
        <LateView
          code={result}
          props={{ questions: rows, answers: state.answers, sounds: game.sounds, onAgain: game.restart }}
        />
      ) : (
        <SpeakingQuestionView
          key={question.id}
          headingRef={start}
          question={question}
          place={state.answers.length + 1}
          total={rows.length}
          game={game}
        />
      )}
      {!isOver && (
        <RestartButton
          consequence="All that you recorded in this game is deleted."
          onConfirmed={game.restart}
        />
      )}
      <LeaveDialog
        isHalfDone={!isOver}
        consequence="Your place in the game stays on this device, but the sound of your recordings is gone when you leave."
      />
    </>
  );
}
