import { useId, type ReactNode } from 'react';

/** A section of the page with its heading. */
export function SettingsSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6 border-t border-line pt-6">
      <h2 id={headingId} className="text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
