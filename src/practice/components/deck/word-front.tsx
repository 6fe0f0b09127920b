import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ListenButton } from '#sound/components/listen-button.tsx';

interface WordFrontProps {
  readonly dutch: string;
  /** Its display, if not plain text. */
  readonly shown?: ReactNode;
  readonly listenLabel?: string;
  /** Shown below the word. */
  readonly children?: ReactNode;
}

/** The front of a word's card: the Dutch, large, and a button to hear it. */
export function WordFront({ dutch, shown = dutch, listenLabel, children }: WordFrontProps) {
  const { t } = useLingui();
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
      <ListenButton text={dutch} label={listenLabel ?? t`Listen`} playsItself canBeSlow />
    </div>
  );
}

/** The letters that fit on a card of 320 px in the largest size, and in the next one. */
const LARGEST_FIT_LETTERS = 12;
const LARGE_FIT_LETTERS = 15;

/** The size of a word on its card: long compounds get smaller letters on a phone, so that they stay in one piece. */
export function wordSizeClass(dutch: string): string {
  const longest = Math.max(...dutch.split(/[ -]/).map(({ length }) => length));
  if (longest > LARGE_FIT_LETTERS) return 'text-2xl sm:text-4xl';
  return longest > LARGEST_FIT_LETTERS ? 'text-3xl sm:text-4xl' : 'text-4xl';
}
