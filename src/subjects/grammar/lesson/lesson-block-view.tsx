import { Trans } from '@lingui/react/macro';
import { Check, Lightbulb, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonBlock, LessonContrast, LessonExample } from '#content/schema/grammar-lesson.ts';
import { FieldsBlock } from './fields-block.tsx';
import { InversionBlock } from './inversion-block.tsx';
import { SentenceSound } from './sentence-sound.tsx';
import { TableBlock } from './table-block.tsx';
import { withoutMarks } from '#lib/marked-text.ts';
import { MarkedDutch, MarkedText } from '#components/marked-text.tsx';

/** Draws the blocks of a lesson: a new lesson needs no code, a new kind of block one case here. */
export function LessonBlockView({ block }: { block: LessonBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-prose">
          <MarkedText text={block.text} />
        </p>
      );
    case 'rule':
      return <RuleBlock text={block.text} />;
    case 'tip':
      return <TipBlock text={block.text} />;
    case 'steps':
      return <StepsBlock steps={block.steps} />;
    case 'exceptions':
      return <ExceptionsBlock title={block.title} items={block.items} />;
    case 'table':
      return <TableBlock table={block} />;
    case 'examples':
      return <ExamplesBlock examples={block.examples} />;
    case 'contrast':
      return <ContrastBlock pairs={block.pairs} />;
    case 'fields':
      return <FieldsBlock caption={block.caption} sentences={block.sentences} />;
    case 'inversion':
      return <InversionBlock caption={block.caption} sentence={block.sentence} />;
  }
}

function RuleBlock({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-1 rounded-control border-s-4 border-brand bg-brand-soft px-4 py-3">
      <p className="text-sm font-bold text-brand">
        <Trans>The rule</Trans>
      </p>
      <p className="text-lg">
        <MarkedText text={text} />
      </p>
    </div>
  );
}

function TipBlock({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose gap-3 rounded-control bg-surface-sunken px-4 py-3">
      <Lightbulb aria-hidden size={22} className="mt-0.5 shrink-0 text-action" />
      <p className="min-w-0 wrap-anywhere">
        <strong>
          <Trans>Tip:</Trans>
        </strong>{' '}
        <MarkedText text={text} />
      </p>
    </div>
  );
}

function StepsBlock({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex max-w-prose flex-col gap-3">
      {steps.map((step, place) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-content-center rounded-full bg-brand text-sm font-bold text-brand-ink"
          >
            {place + 1}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <MarkedText text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function ExceptionsBlock({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-2 rounded-control border-s-4 border-action bg-action-soft px-4 py-3">
      <h3 lang="en" className="font-bold">
        {title}
      </h3>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {items.map((item) => (
          <li key={item}>
            <MarkedText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Common mistakes, each above the right version. Signs and words show which is which, not just colour. */
function ContrastBlock({ pairs }: { pairs: readonly LessonContrast[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {pairs.map((pair) => (
        <li key={pair.wrong} className="flex flex-col gap-2 rounded-control border border-line p-4">
          <p className="flex gap-3 text-danger">
            <X aria-hidden size={22} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">
                <Trans>Not:</Trans>{' '}
              </span>
              <s lang="nl" className="text-lg decoration-1">
                {withoutMarks(pair.wrong)}
              </s>
            </span>
          </p>
          <div className="flex items-start gap-3">
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-success" />
            <p className="min-w-0 grow wrap-anywhere">
              <span className="sr-only">
                <Trans>But:</Trans>{' '}
              </span>
              <span lang="nl" className="text-lg font-medium">
                <MarkedDutch text={pair.right} />
              </span>
              <span lang="en" className="block text-ink-soft">
                {pair.english}
              </span>
            </p>
            <SentenceSound text={withoutMarks(pair.right)} />
          </div>
          <p className="border-t border-line pt-2">
            <MarkedText text={pair.why} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Sentences to hear, with their meaning. */
function ExamplesBlock({ examples }: { examples: readonly LessonExample[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
      {examples.map(({ dutch, english, note }) => (
        <li key={dutch} className="flex items-start gap-2 p-3">
          <SentenceSound text={withoutMarks(dutch)} />
          <div className="flex min-w-0 flex-col gap-0.5 pt-1.5">
            <p lang="nl" className="text-lg leading-snug font-medium">
              <MarkedDutch text={dutch} />
            </p>
            <p lang="en" className="text-ink-soft">
              {english}
            </p>
            {note !== undefined && (
              <p className="pt-1 text-sm">
                <MarkedText text={note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
