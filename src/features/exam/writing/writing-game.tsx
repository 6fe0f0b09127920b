import { useState } from 'react';
import type { WritingState } from '#domain/exam/writing-machine.ts';
import type { LateGameProps } from '#features/exam/late-game.tsx';
import { LeaveDialog } from '#features/exam/leave-dialog.tsx';
import { NotKeptNote } from '#features/exam/not-kept-note.tsx';
import { TimeLeftView } from '#features/exam/time-left-view.tsx';
import { useBegin } from '#features/exam/use-begin.ts';
import { useTimeLeft } from '#features/exam/use-time-left.ts';
import { isUntouched, useWritingGame } from '#features/exam/writing/use-writing-game.ts';
import { WritingResult } from '#features/exam/writing/writing-result.tsx';
import { WritingTaskView } from '#features/exam/writing/writing-task-view.tsx';

/** The writing game (WRI-01 to WRI-03): four texts against the clock, and what can be seen in them. */
export default function WritingGame({ begin }: LateGameProps<'start'>) {
  const { state, task, isKept, changeText, move } = useWritingGame();
  // After a restart the first task takes the focus: what had it is gone.
  const [isRestarted, setRestarted] = useState(false);
  const restart = () => {
    setRestarted(true);
    move('restart-requested');
  };
  useBegin(begin, () => move('task-started'));
  const { leftMs, warnedMs } = useTimeLeft(state.phase === 'writing' ? state.endsAt : null, () =>
    move('time-expired'),
  );
  return (
    <>
      <LeaveDialog
        isHalfDone={state.phase !== 'finished' && !isUntouched(state)}
        consequence={consequenceOf(state, isKept)}
      />
      {!isKept && <NotKeptNote />}
      {task === undefined ? (
        <WritingResult handedIn={state.handedIn} onRestart={restart} />
      ) : (
        <WritingTaskView
          state={state}
          task={task}
          takesFocus={isRestarted}
          clock={leftMs === null ? null : <TimeLeftView leftMs={leftMs} warnedMs={warnedMs} />}
          onTextChanged={changeText}
          onMove={move}
        />
      )}
    </>
  );
}

function consequenceOf({ phase }: WritingState, isKept: boolean): string {
  if (!isKept) return 'Your text can’t be saved on this device: if you leave, it is lost.';
  return phase === 'writing'
    ? 'Your text stays on this device, but the time runs on. At 0:00 it is handed in as it stands.'
    : 'You have not done all the tasks. Your texts stay on this device, and you can go on later.';
}
