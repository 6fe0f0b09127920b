import { useId, useRef, type ReactNode, type Ref } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { countWords } from '#domain/exam/writing-score.ts';
import { HintList, MustHaveList, TaskPrompt } from '#features/exam/writing/task-prompt.tsx';
import { counted } from '#lib/counted.ts';
import { ScreenButton } from '#shared/parts/screen-text.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface WritingDeskProps {
  readonly task: WritingTask;
  readonly text: string;
  /** The time that is left; in sight wherever one writes, on a phone too. */
  readonly clock: ReactNode;
  readonly onTextChanged: (text: string) => void;
  readonly onHandedIn: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * Writing (WRI-01): the task, the sheet beside it, and the tips below. The sheet has the focus. What the text must say stays in
 * sight above it, with the time (QUA-22); where that leaves too little room it can be folded. Loaded late, hence the default export.
 */
export default function WritingDesk({
  task,
  text,
  clock,
  onTextChanged,
  onHandedIn,
  foot,
}: WritingDeskProps) {
  const headingId = useId();
  const sheet = useRef<HTMLTextAreaElement>(null);
  useMovedFocus(sheet, task.id, { atFirst: true });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card>
          <TaskPrompt task={task} />
        </Card>
        <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="-mx-2 bg-surface px-2 pb-1 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-[calc(3.5rem+var(--notice-room))] [@media(min-height:30rem)]:z-10">
            <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <h3 id={headingId} className="text-lg font-bold">
                Your text
              </h3>
              {clock}
            </div>
            <details open className="text-sm leading-snug sm:text-base">
              <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
                What you must write
              </summary>
              <MustHaveList task={task} />
            </details>
          </div>
          <TextSheet ref={sheet} labelledBy={headingId} text={text} onTextChanged={onTextChanged} />
        </div>
        <HintList hints={task.hints} />
      </div>
      {foot}
      <ActionBar className="lg:justify-end">
        <ScreenButton text={{ nl: 'Inleveren', en: 'Hand in' }} onClick={onHandedIn} />
      </ActionBar>
    </>
  );
}

interface TextSheetProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly text: string;
  /** Null: the text is handed in and can't be changed (WRI-02). */
  readonly onTextChanged: ((text: string) => void) | null;
}

/** The sheet of a task, with its words counted as one writes. On paper nothing corrects the spelling; here neither. */
export function TextSheet({ ref, labelledBy, text, onTextChanged }: TextSheetProps) {
  const countId = useId();
  return (
    <div className="flex flex-col gap-1">
      {/* As high as the text: the same text below it gives both their height, as Safari and older browsers have no `field-sizing`. */}
      <div className="grid">
        <textarea
          ref={ref}
          lang="nl"
          rows={12}
          aria-labelledby={labelledBy}
          aria-describedby={countId}
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          value={text}
          disabled={onTextChanged === null}
          onChange={({ target }) => onTextChanged?.(target.value)}
          className="col-start-1 row-start-1 min-h-72 w-full scroll-mt-32 resize-y rounded-control border border-line-strong bg-surface-raised p-4 text-lg leading-relaxed disabled:min-h-40 disabled:resize-none disabled:border-line disabled:bg-surface-sunken disabled:opacity-100"
        />
        <div
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 min-w-0 border p-4 text-lg leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {`${text}\n `}
        </div>
      </div>
      <p id={countId} className="text-sm font-semibold text-ink-soft tabular-nums">
        {counted(countWords(text), 'word')}
      </p>
    </div>
  );
}
