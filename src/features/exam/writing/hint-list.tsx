import { Lightbulb } from 'lucide-react';
import { MarkedText } from '#shared/parts/marked-text.tsx';

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
