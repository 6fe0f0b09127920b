import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { linesOf, type WriteTask } from '#exam/engine/write-task.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { English } from '#components/meaning.tsx';

interface TaskPromptProps {
  readonly task: WriteTask;
  /** Of the element that says what is to be written. */
  readonly id?: string;
  /** Stands below the instruction. */
  readonly children?: ReactNode;
}

/** The task in the words of an exam; its English only on demand (WRI-01). */
export function TaskPrompt({ task, id, children }: TaskPromptProps) {
  const { t } = useLingui();
  const { situation, english } = task;
  return (
    <div className="flex flex-col gap-3">
      <p id={id} lang="nl" className="text-start">
        {situation}
      </p>
      {children}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <ListenButton text={[situation, ...linesOf(task)].join('\n')} label={t`Listen to the task`} />
        <details className="min-w-0 grow basis-48">
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
            <Trans>The task in English</Trans>
          </summary>
          <English as="p" className="pb-2">
            {english}
          </English>
        </details>
      </div>
    </div>
  );
}

interface TaskLinesProps {
  readonly task: WriteTask;
  readonly id?: string | undefined;
}

/** What the text must tell. */
export function TaskLines({ task, id }: TaskLinesProps) {
  return (
    <ul id={id} lang="nl" className="flex text-start list-disc flex-col gap-1 ps-6 marker:text-brand">
      {linesOf(task).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Tips for one task, in English with Dutch between stars. */
export function HintList({ hints }: { hints: readonly string[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Tips`} className="flex flex-col gap-3 rounded-card bg-brand-soft p-5">
      <h3 className="flex items-center gap-2 text-lg font-bold">
        <Lightbulb aria-hidden size={20} className="shrink-0 text-brand" />
        <Trans>Tips</Trans>
      </h3>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-brand">
        {hints.map((hint) => (
          <li key={hint}>
            <MarkedText text={hint} />
          </li>
        ))}
      </ul>
    </section>
  );
}
