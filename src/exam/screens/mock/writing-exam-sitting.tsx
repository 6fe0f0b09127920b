import { useEffect, useId, useRef } from 'react';
import type { WriteTask } from '#exam/engine/write-task.ts';
import type { WritingSitting } from '#exam/engine/writing-sitting.ts';
import { ExamOverview } from './exam-overview.tsx';
import { SittingClock, SittingHeader, SittingSteps } from './sitting-frame.tsx';
import type { WritingExamMove } from './use-writing-exam.ts';
import { WritingForm } from './writing-form.tsx';
import { writingTask } from '#exam/screens/writing/writing-exam-tasks.ts';
import { TaskLines } from '#exam/screens/writing/task-prompt.tsx';
import { InSight, TextSheet } from '#exam/screens/writing/text-sheet.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface WritingExamSittingProps {
  readonly sitting: WritingSitting;
  readonly send: (move: WritingExamMove) => void;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A writing exam under way: a task with its sheet, or the list of all (MOC-02, MOC-03). */
export function WritingExamSitting(props: WritingExamSittingProps) {
  const { sitting, send } = props;
  const { view, paper } = sitting;
  const { spelling } = usePlatform();
  // The dictionary, which the result wants, comes while one writes: later there may be no connection.
  useEffect(() => void spelling.lookUp([]), [spelling]);
  const task = view.kind === 'overview' ? undefined : writingTask(paper[view.place]?.id ?? '');
  return (
    <>
      <SittingHeader sitting={sitting} isTimeBelow={task !== undefined} />
      {view.kind === 'overview' || task === undefined ? (
        <ExamOverview sitting={sitting} noun="task" send={send} />
      ) : (
        <>
          <WritingTask key={task.id} {...props} task={task} place={view.place} />
          <SittingSteps
            sitting={sitting}
            noun="task"
            place={view.place}
            onNext={() =>
              send({
                kind: 'moved',
                to:
                  view.place + 1 < paper.length
                    ? { kind: 'question', place: view.place + 1 }
                    : { kind: 'overview' },
              })
            }
            send={send}
          />
        </>
      )}
    </>
  );
}

interface WritingTaskProps extends WritingExamSittingProps {
  readonly task: WriteTask;
  readonly place: number;
}

/** What is asked, beside the sheet or above it. Nothing is in English before it is handed in. */
function WritingTask({ sitting, send, movesFocus, task, place }: WritingTaskProps) {
  const sheetId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = sitting.answers[task.id] ?? [];
  const change = (field: number, text: string) =>
    send({ kind: 'text-changed', taskId: task.id, field, text });
  useMovedFocus(heading, task.id, { atFirst: movesFocus });
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-1 outline-none">
          <span lang="nl" className="text-sm font-semibold text-ink-soft">
            Opdracht {place + 1} van {sitting.paper.length}
          </span>
          <span lang="nl" className="text-xl leading-snug font-bold">
            {task.title}
          </span>
        </h2>
        <p lang="nl">{task.situation}</p>
        <AddressLines task={task} />
      </Card>
      <section aria-labelledby={sheetId} className="flex flex-col gap-3">
        <InSight
          task={task}
          lang="nl"
          heading={
            <h3 id={sheetId} lang="nl" className="text-lg font-bold">
              {SHEETS[task.kind]}
            </h3>
          }
          clock={<SittingClock sitting={sitting} />}
        />
        {task.fields.length > 0 ? (
          <WritingForm task={task} answer={answer} onChanged={change} />
        ) : (
          <TextSheet
            labelledBy={sheetId}
            lang="nl"
            text={answer[0] ?? ''}
            onTextChanged={(text) => change(0, text)}
          />
        )}
      </section>
    </div>
  );
}

const SHEETS = { form: 'Formulier', text: 'Uw tekst', note: 'Uw briefje', email: 'Uw e-mail' } as const;

/** Why one writes, and what the text must tell. */
export function AskedOf({ task }: { readonly task: WriteTask }) {
  return (
    <div lang="nl" className="flex flex-col gap-3">
      <p>{task.situation}</p>
      <TaskLines task={task} />
    </div>
  );
}

/** Whom it is for, as the head of the sheet. */
function AddressLines({ task: { head } }: { readonly task: WriteTask }) {
  if (head === null) return null;
  return (
    <dl lang="nl" className="grid grid-cols-[auto_1fr] gap-x-3 rounded-control bg-surface-sunken px-4 py-2">
      <dt className="text-ink-soft">Aan</dt>
      <dd className="font-semibold">{head.to}</dd>
      {head.subject !== null && (
        <>
          <dt className="text-ink-soft">Onderwerp</dt>
          <dd className="font-semibold">{head.subject}</dd>
        </>
      )}
    </dl>
  );
}
