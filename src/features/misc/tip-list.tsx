import { Lightbulb } from 'lucide-react';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** Good to know, in English with Dutch between stars. */
export function TipList({ tips }: { tips: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-brand-soft p-4 sm:p-5">
      {tips.map((tip) => (
        <li key={tip} className="flex gap-3">
          <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <p>
            <MarkedText text={tip} />
          </p>
        </li>
      ))}
    </ul>
  );
}
