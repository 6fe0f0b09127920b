import type { ReactNode } from 'react';
import { Lightbulb } from 'lucide-react';
import type { LessonBlock } from '#content/schema/grammar-lesson.ts';
import { ContrastBlock } from '#features/grammar/lesson/contrast-block.tsx';
import { ExamplesBlock } from '#features/grammar/lesson/examples-block.tsx';
import { FieldsBlock } from '#features/grammar/lesson/fields-block.tsx';
import { InversionBlock } from '#features/grammar/lesson/inversion-block.tsx';
import { TableBlock } from '#features/grammar/lesson/table-block.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** Draws whatever a lesson is made of: a new lesson needs no code, a new kind of block one case here. */
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
    <div className="flex max-w-prose flex-col gap-1 rounded-control border-l-4 border-brand bg-brand-soft px-4 py-3">
      <p className="text-sm font-bold text-brand">The rule</p>
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
      <p>
        <strong>Tip:</strong> <MarkedText text={text} />
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
          <span>
            <MarkedText text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function ExceptionsBlock({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-2 rounded-control border-l-4 border-action bg-action-soft px-4 py-3">
      <h3 className="font-bold">{title}</h3>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>
            <MarkedText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
