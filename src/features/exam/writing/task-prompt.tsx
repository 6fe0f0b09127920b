import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';

interface TaskPromptProps {
  readonly task: WritingTask;
  /** Stands below the instruction. */
  readonly children?: ReactNode;
}

/** What is to be written, as an exam says it; its English only for who asks for it (WRI-01). */
export function TaskPrompt({ task, children }: TaskPromptProps) {
  const { instruction, mustHave, instructionEn } = task;
  return (
    <div className="flex flex-col gap-3">
      <p lang="nl">{instruction}</p>
      {children}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <ListenButton text={[instruction, ...mustHave].join('\n')} label="Listen to the task" />
        <details className="min-w-0 grow basis-48">
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
            The task in English
          </summary>
          <p className="pb-2">{instructionEn}</p>
        </details>
      </div>
    </div>
  );
}

/** What the text must say. */
export function MustHaveList({ task }: { task: WritingTask }) {
  return (
    <ul lang="nl" className="flex list-disc flex-col gap-1 pl-6 marker:text-brand">
      {task.mustHave.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Tips for one task, in English with Dutch between stars. */
export function HintList({ hints }: { hints: readonly string[] }) {
  return (
    <section aria-label="Tips" className="flex flex-col gap-3 rounded-card bg-brand-soft p-5">
      <h3 className="flex items-center gap-2 text-lg font-bold">
        <Lightbulb aria-hidden size={20} className="shrink-0 text-brand" />
        Tips
      </h3>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-brand">
        {hints.map((hint) => (
          <li key={hint}>
            <MarkedText text={hint} />
          </li>
        ))}
      </ul>
    </section>
  );
}
