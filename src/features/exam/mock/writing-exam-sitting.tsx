import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import type { WritingSitting } from '#domain/exam/mock/writing-sitting.ts';
import { ExamOverview } from '#features/exam/mock/exam-overview.tsx';
import { SittingClock, SittingHeader, SittingSteps } from '#features/exam/mock/sitting-frame.tsx';
import type { WritingExamMove } from '#features/exam/mock/use-writing-exam.ts';
import { WritingForm } from '#features/exam/mock/writing-form.tsx';
import { writingTask } from '#features/exam/mock/writing-tasks.ts';
import { TextSheet } from '#features/exam/writing/writing-desk.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
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
  readonly task: MockWritingTask;
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
        <InSight sitting={sitting} task={task}>
          <h3 id={sheetId} lang="nl" className="text-lg font-bold">
            {SHEETS[task.kind]}
          </h3>
        </InSight>
        {task.kind === 'form' ? (
          <WritingForm task={task} answer={answer} onChanged={change} />
        ) : (
          <TextSheet labelledBy={sheetId} text={answer[0] ?? ''} onTextChanged={(text) => change(0, text)} />
        )}
      </section>
    </div>
  );
}

interface InSightProps {
  readonly sitting: WritingSitting;
  readonly task: MockWritingTask;
  /** The heading of the sheet. */
  readonly children: ReactNode;
}

/** What the text must tell and the time that is left stay in sight above the sheet (QUA-22); they can be folded away. */
function InSight({ sitting, task, children }: InSightProps) {
  return (
    <div className="-mx-2 bg-surface px-2 pb-1 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-[calc(3.5rem+var(--notice-room))] [@media(min-height:30rem)]:z-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
        {children}
        <SittingClock sitting={sitting} />
      </div>
      <details open className="text-sm leading-snug sm:text-base">
        <summary lang="nl" className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
          Wat u moet schrijven
        </summary>
        <ToldLines task={task} />
      </details>
    </div>
  );
}

const SHEETS = { form: 'Formulier', text: 'Uw tekst', note: 'Uw briefje', email: 'Uw e-mail' } as const;

/** Why one writes, and what the text must tell. */
export function AskedOf({ task }: { readonly task: MockWritingTask }) {
  return (
    <div lang="nl" className="flex flex-col gap-3">
      <p>{task.situation}</p>
      <ToldLines task={task} />
    </div>
  );
}

function ToldLines({ task: { criteria } }: { readonly task: MockWritingTask }) {
  return (
    <ul lang="nl" className="flex list-disc flex-col gap-1 pl-6 marker:text-brand">
      {criteria.map((point) => point.kind === 'told' && <li key={point.task}>{point.task}</li>)}
    </ul>
  );
}

/** Whom it is for, as the head of the sheet. */
function AddressLines({ task }: { readonly task: MockWritingTask }) {
  if (task.kind !== 'email' && task.kind !== 'note') return null;
  return (
    <dl lang="nl" className="grid grid-cols-[auto_1fr] gap-x-3 rounded-control bg-surface-sunken px-4 py-2">
      <dt className="text-ink-soft">Aan</dt>
      <dd className="font-semibold">{task.to}</dd>
      {task.kind === 'email' && (
        <>
          <dt className="text-ink-soft">Onderwerp</dt>
          <dd className="font-semibold">{task.subject}</dd>
        </>
      )}
    </dl>
  );
}
