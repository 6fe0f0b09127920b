import type { ReactNode } from 'react';

/** One kind of part with all its states. */
export function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <header>
        <h2 className="text-2xl font-bold">{title}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{note}</p>
      </header>
      {children}
    </section>
  );
}
