import { Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSpeech } from '#shared/speech/use-speech.ts';

interface SayRowProps {
  readonly figure: string;
  /** The Dutch words. */
  readonly said: string;
  readonly english: string;
  /** A second right way to say it. */
  readonly also?: string | undefined;
}

/** A figure and its words. The whole row is a button that says them. */
export function SayRow({ figure, said, english, also }: SayRowProps) {
  return (
    <li>
      <SayButton text={said}>
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
          <span className="w-24 shrink-0 text-lg leading-tight font-bold text-brand tabular-nums sm:text-right">
            {figure}
          </span>{' '}
          <span className="flex min-w-0 flex-col leading-snug wrap-anywhere hyphens-auto">
            <span lang="nl" className="font-semibold">
              {said}
            </span>{' '}
            {also !== undefined && (
              <span className="text-ink-soft">
                also: <span lang="nl">{also}</span>{' '}
              </span>
            )}
            <span className="text-ink-soft">{english}</span>
          </span>
        </span>
      </SayButton>
    </li>
  );
}

interface SayButtonProps {
  /** The Dutch that is said. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A row that says its Dutch when pressed, and stops when pressed again (SPK-01). */
export function SayButton({ text, children }: SayButtonProps) {
  const { speakingText, toggle } = useSpeech();
  const isSpeaking = speakingText === text;
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={() => toggle(text)}
      className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface-raised px-3 py-2 text-left hover:border-brand hover:bg-brand-soft"
    >
      {children}
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="sr-only">{isSpeaking ? ', stop' : ', listen'}</span>
    </button>
  );
}
