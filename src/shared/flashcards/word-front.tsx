import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { wordSizeClass } from '#shared/flashcards/word-size.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';

interface WordFrontProps {
  readonly dutch: string;
  /** How it is shown, when not as plain text. */
  readonly shown?: ReactNode;
  readonly listenLabel?: string;
  /** Stands under the word. */
  readonly children?: ReactNode;
}

/** The front of a word's card: the Dutch, large, and a button to hear it. */
export function WordFront({ dutch, shown = dutch, listenLabel = 'Listen', children }: WordFrontProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2
          lang="nl"
          className={clsx(wordSizeClass(dutch), 'leading-tight font-bold break-words hyphens-auto')}
        >
          {shown}
        </h2>
        {children}
      </div>
      <ListenButton text={dutch} label={listenLabel} />
    </div>
  );
}
