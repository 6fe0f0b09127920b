import type { ReactNode } from 'react';

interface SectionPartProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A part of a section, under its own heading. */
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
