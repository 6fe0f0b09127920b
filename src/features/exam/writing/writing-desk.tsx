import { useId, useRef, type ReactNode } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { HintList } from '#features/exam/writing/hint-list.tsx';
import { TaskPrompt } from '#features/exam/writing/task-prompt.tsx';
import { TextSheet } from '#features/exam/writing/text-sheet.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface WritingDeskProps {
  readonly task: WritingTask;
  readonly text: string;
  /** The time that is left; in sight wherever one writes, on a phone too. */
  readonly clock: ReactNode;
  readonly onTextChanged: (text: string) => void;
  readonly onHandedIn: () => void;
}

/** Writing (WRI-01): the task, the sheet beside it, and the tips below. The sheet has the focus. */
export function WritingDesk({ task, text, clock, onTextChanged, onHandedIn }: WritingDeskProps) {
  const headingId = useId();
  const sheet = useRef<HTMLTextAreaElement>(null);
  useMovedFocus(sheet, task.id, { atFirst: true });
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Card>
        <TaskPrompt task={task} />
      </Card>
      <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 bg-surface py-1 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-14 [@media(min-height:30rem)]:z-10">
          <h3 id={headingId} className="text-lg font-bold">
            Your text
          </h3>
          {clock}
        </div>
        <TextSheet ref={sheet} labelledBy={headingId} text={text} onTextChanged={onTextChanged} />
        <Button lang="nl" className="self-start" onClick={onHandedIn}>
          Inleveren
        </Button>
      </div>
      <HintList hints={task.hints} />
    </div>
  );
}
