import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode, type Ref } from 'react';
import { isUntouched } from '#exam/engine/open-game.ts';
import { GameClock } from '#exam/screens/game-clock.tsx';
import { RestartButton } from '#exam/screens/leave-and-restart.tsx';
import type { ScoredTaskProps } from './scored-task.tsx';
import { TaskIntro } from './task-intro.tsx';
import type { WritingGameContent } from './practice-score.ts';
import type { GameWriteTask } from './writing-game-tasks.ts';
import type { WritingGame, WritingMove, WrittenAt } from './use-writing-game.ts';
import type { WritingDeskProps } from './writing-desk.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { tabName } from '#ui/screen.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

/** The views after the introduction; fetched while that is read. */
export const deskCode = lazyCode<WritingDeskProps>(() => import('./writing-desk.tsx'));
export const scoredTaskCode = lazyCode<ScoredTaskProps>(() => import('./scored-task.tsx'));

interface WritingTaskViewProps {
  readonly content: WritingGameContent;
  readonly state: WritingGame;
  readonly writtenAt: WrittenAt;
  readonly task: GameWriteTask;
  /** Whether the first task takes the focus too, because the former element is gone. */
  readonly takesFocus: boolean;
  readonly onMove: (move: WritingMove) => void;
}

/** One task: introduction, writing, then the result. A task that follows another takes the focus with its title. */
export function WritingTaskView({ content, state, task, takesFocus, ...others }: WritingTaskViewProps) {
  const title = useRef<HTMLDivElement>(null);
  useMovedFocus(title, state.phase === 'intro' ? task.id : null, { atFirst: takesFocus });
  return (
    <div className="flex grow flex-col gap-5">
      <TaskHeading ref={title} tasks={content.tasks} task={task} isUntouched={isUntouched(state)} />
      {phaseView({ content, state, task, ...others })}
    </div>
  );
}

function phaseView({
  content,
  state,
  task,
  writtenAt,
  onMove,
}: Omit<WritingTaskViewProps, 'takesFocus'>): ReactNode {
  const foot = !isUntouched(state) && (
    <RestartButton
      consequence={
        <Trans>You begin again with the first task, and the texts of this game are deleted.</Trans>
      }
      onConfirmed={() => onMove({ kind: 'restart-requested' })}
    />
  );
  const isLast = task === content.tasks.at(-1);
  const given = state.done.at(-1);
  if (state.phase === 'doing') {
    return (
      <LazyView
        code={deskCode}
        props={{
          task,
          text: state.answer.texts[0] ?? '',
          clock: <GameClock endsAt={state.endsAt} />,
          onTextChanged: (text) => onMove({ kind: 'text-changed', field: 0, text }),
          onHandedIn: () => onMove({ kind: 'task-ended' }),
          foot,
        }}
        placeholder={<Skeleton className="h-96" />}
      />
    );
  }
  if (state.phase === 'reviewing' && given !== undefined) {
    const goOn = () => onMove({ kind: 'next-requested' });
    return (
      <LazyView
        code={scoredTaskCode}
        props={{
          judge: content.judge,
          task,
          written: writtenAt(state.done, state.done.length - 1, task),
          given,
          isLast,
          onToldToggled: (point) => onMove({ kind: 'told-toggled', point }),
          onChecked: (rating) => onMove({ kind: 'text-checked', rating }),
          onNext: goOn,
          foot,
        }}
        placeholder={<Skeleton className="h-96" />}
      />
    );
  }
  return <TaskIntro task={task} onStart={() => onMove({ kind: 'task-started' })} foot={foot} />;
}

interface TaskHeadingProps {
  readonly tasks: readonly GameWriteTask[];
  readonly task: GameWriteTask;
  readonly isUntouched: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** Which task it is. */
function TaskHeading({ tasks, task, isUntouched, ref }: TaskHeadingProps) {
  const { t } = useLingui();
  const place = t`Task ${{ number: tasks.indexOf(task) + 1 }} of ${{ count: tasks.length }}`;
  return (
    <div ref={ref} {...(!isUntouched && tabName(place))} tabIndex={-1} className="outline-none">
      <p className="font-semibold text-ink-soft">{place}</p>
      <h2 lang="nl" className="text-2xl font-bold">
        {task.title}
      </h2>
    </div>
  );
}
