import { Trans } from '@lingui/react/macro';
import { Clock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameWriteTask } from './writing-game-tasks.ts';
import { HintList, TaskLines, TaskPrompt } from './task-prompt.tsx';
import { MINUTE_MS } from '#lib/duration.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface TaskIntroProps {
  readonly task: GameWriteTask;
  readonly onStart: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/** A task before its time runs (WRI-01). */
export function TaskIntro({ task, onStart, foot }: TaskIntroProps) {
  useShortcuts({ Enter: onStart });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card className="flex flex-col gap-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
            <li className="flex items-center gap-2">
              <Clock aria-hidden size={18} className="shrink-0 text-brand" />
              <Trans>{{ minutes: task.limitMs / MINUTE_MS }} minutes</Trans>
            </li>
            <li className="flex items-center gap-2">
              <Star aria-hidden size={18} className="shrink-0 text-brand" />
              <Trans>{{ points: task.maxScore }} points</Trans>
            </li>
          </ul>
          <TaskPrompt task={task}>
            <TaskLines task={task} />
          </TaskPrompt>
          <p className="text-sm text-ink-soft">
            <Trans>
              The time starts when you press Start. What you write is saved on this device as you type.
            </Trans>
          </p>
        </Card>
        <HintList hints={task.hints} />
      </div>
      {foot}
      <ActionBar>
        <Button onClick={onStart}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </>
  );
}
