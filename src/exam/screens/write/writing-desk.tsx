import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, type ReactNode } from 'react';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { HintList, TaskPrompt } from './task-prompt.tsx';
import { InSight, TextSheet } from './text-sheet.tsx';
import { ScreenButton } from '#components/screen-text.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface WritingDeskProps {
  readonly task: WriteTask;
  readonly text: string;
  /** The time that is left; in sight wherever one writes, on a phone too. */
  readonly clock: ReactNode;
  readonly onTextChanged: (text: string) => void;
  readonly onHandedIn: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * Writing (WRI-01): the task, the sheet next to it, and the tips below. The sheet has the focus, and its description is
 * the task. What the text must say stays in sight above it, with the time (QUA-22); where that leaves too little room it
 * can be folded. Loaded late, hence the default export.
 */
export default function WritingDesk({
  task,
  text,
  clock,
  onTextChanged,
  onHandedIn,
  foot,
}: WritingDeskProps) {
  const [headingId, promptId, linesId] = [useId(), useId(), useId()];
  const sheet = useRef<HTMLTextAreaElement>(null);
  useMovedFocus(sheet, task.id, { atFirst: true });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card>
          <TaskPrompt task={task} id={promptId} />
        </Card>
        <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <InSight
            task={task}
            lang="en"
            linesId={linesId}
            heading={
              <h3 id={headingId} className="text-lg font-bold">
                <Trans>Your text</Trans>
              </h3>
            }
            clock={clock}
          />
          <TextSheet
            ref={sheet}
            labelledBy={headingId}
            describedBy={`${promptId} ${linesId}`}
            lang="en"
            text={text}
            onTextChanged={onTextChanged}
          />
        </div>
        <HintList hints={task.hints} />
      </div>
      {foot}
      <ActionBar className="lg:justify-end">
        <ScreenButton text={{ nl: 'Inleveren', en: msg`Hand in` }} onClick={onHandedIn} />
      </ActionBar>
    </>
  );
}
