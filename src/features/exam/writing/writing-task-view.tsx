import { useRef, type ReactNode } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { WritingState } from '#domain/exam/writing-machine.ts';
import { RestartButton } from '#features/exam/restart-button.tsx';
import { ScoredTask } from '#features/exam/writing/scored-task.tsx';
import { TaskIntro } from '#features/exam/writing/task-intro.tsx';
import { isUntouched, type WritingMove } from '#features/exam/writing/use-writing-game.ts';
import { TaskHeading } from '#features/exam/writing/task-heading.tsx';
import { WritingDesk } from '#features/exam/writing/writing-desk.tsx';
import { WRITING_TASKS } from '#features/exam/writing/writing-tasks.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface WritingTaskViewProps {
  readonly state: WritingState;
  readonly task: WritingTask;
  /** The first task takes the focus, too. */
  readonly takesFocus: boolean;
  /** The time that is left, while it runs. */
  readonly clock: ReactNode;
  readonly onTextChanged: (text: string) => void;
  readonly onMove: (kind: WritingMove) => void;
}

/** One task: told, written, then looked at. A task that comes up after another takes the focus with its title. */
export function WritingTaskView({
  state,
  task,
  takesFocus,
  clock,
  onTextChanged,
  onMove,
}: WritingTaskViewProps) {
  const title = useRef<HTMLDivElement>(null);
  useMovedFocus(title, state.phase === 'intro' ? task.id : null, { atFirst: takesFocus });
  return (
    <div className="flex flex-col gap-5">
      <TaskHeading ref={title} task={task} />
      {phaseView({ state, task, clock, onTextChanged, onMove })}
      {!isUntouched(state) && (
        <RestartButton
          consequence="You begin again with the first task, and the texts of this game go from this page."
          onConfirmed={() => onMove('restart-requested')}
        />
      )}
    </div>
  );
}

function phaseView({
  state,
  task,
  clock,
  onTextChanged,
  onMove,
}: Omit<WritingTaskViewProps, 'takesFocus'>): ReactNode {
  const isLast = task === WRITING_TASKS.at(-1);
  const given = state.handedIn.at(-1);
  if (state.phase === 'writing') {
    return (
      <WritingDesk
        task={task}
        text={state.text}
        clock={clock}
        onTextChanged={onTextChanged}
        onHandedIn={() => onMove('text-handed-in')}
      />
    );
  }
  if (state.phase === 'scored' && given !== undefined) {
    return <ScoredTask task={task} given={given} isLast={isLast} onNext={() => onMove('next-requested')} />;
  }
  return <TaskIntro task={task} onStart={() => onMove('task-started')} />;
}
