import { Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSaidText } from '#shared/speech/use-said-text.ts';

interface SayButtonProps {
  /** The Dutch that is said. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A row that says its Dutch when pressed, and stops when pressed again (SPK-01). */
export function SayButton({ text, children }: SayButtonProps) {
  const { isSpeaking, toggle } = useSaidText(text);
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={toggle}
      className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface-raised px-3 py-2 text-left hover:border-brand hover:bg-brand-soft"
    >
      {children}
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="sr-only">{isSpeaking ? ', stop' : ', listen'}</span>
    </button>
  );
}
