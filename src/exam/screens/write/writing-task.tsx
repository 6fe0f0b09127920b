import { useEffect, useId, useRef } from 'react';
import type { WriteTask } from '#exam/engine/write-task.ts';
import type { WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { TaskProps } from '#exam/screens/mock/mock-part.ts';
import type { WritingExamMove } from './writing-exam-desk.ts';
import { WritingForm } from './writing-form.tsx';
import { InSight, TextSheet } from './text-sheet.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

type WritingTaskProps = TaskProps<WritingSitting, WritingExamMove>;
interface WithTasks {
  readonly tasks: ReadonlyMap<string, WriteTask>;
}

/** A task with its sheet (MOC-02). */
export function WritingTask({ tasks, ...props }: WritingTaskProps & WithTasks) {
  const { spelling } = usePlatform();
  // The dictionary, which the result wants, comes while one writes: later there may be no connection.
  useEffect(() => void spelling.lookUp([]), [spelling]);
  const task = tasks.get(props.sitting.paper[props.place]?.id ?? '');
  if (task === undefined) return null;
  return (
    <>
      <TaskAndSheet key={task.id} {...props} task={task} />
      {props.renderSteps()}
    </>
  );
}

/** The task, next to the sheet or above it. Nothing is in English before submission. */
function TaskAndSheet({
  sitting,
  send,
  movesFocus,
  task,
  place,
}: WritingTaskProps & { readonly task: WriteTask }) {
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
          {/* In sight in the head of the sitting. */}
          <span lang="nl" className="sr-only">
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
              {DUTCH_SHEETS[task.kind]}
            </h3>
          }
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

const DUTCH_SHEETS = { form: 'Formulier', text: 'Uw tekst', note: 'Uw briefje', email: 'Uw e-mail' } as const;

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
