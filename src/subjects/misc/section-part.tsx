import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarkedText } from '#components/marked-text.tsx';

interface SectionPartProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A part of a section, with its own heading. */
export function SectionPart({ title, intro, children }: SectionPartProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-xl font-bold">{title}</h3>
        {intro !== undefined && <p className="max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {children}
    </div>
  );
}

/** Tips, in English with Dutch between stars. */
export function TipList({ tips }: { tips: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-brand-soft p-4 sm:p-5">
      {tips.map((tip) => (
        <li key={tip} className="flex gap-3">
          <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <p className="min-w-0">
            <MarkedText text={tip} />
          </p>
        </li>
      ))}
    </ul>
  );
}
