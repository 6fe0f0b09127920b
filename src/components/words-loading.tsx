import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/busy-indicator.tsx';

const LOADING = {
  'word lists': <Trans>Loading the word lists …</Trans>,
  'culture words': <Trans>Loading the culture words …</Trans>,
};
const SLOW = {
  'word lists': <Trans>The word lists are slow to load. Trying again. Please keep this page open …</Trans>,
  'culture words': (
    <Trans>The culture words are slow to load. Trying again. Please keep this page open …</Trans>
  ),
};

interface WordsLoadingProps {
  /** The page's title. */
  readonly title: string;
  readonly what: keyof typeof LOADING;
  /** The number of failed tries so far. */
  readonly retries: number;
  /** What the page shows above its cards. */
  readonly children?: ReactNode;
}

/** The outline of a page of cards while its words load; says so if that takes more than one try (DAT-04). */
export function WordsLoading({ title, what, retries, children }: WordsLoadingProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">{title}</h1>
      <output className="text-ink-soft">{retries === 0 ? LOADING[what] : SLOW[what]}</output>
      {children}
      <div aria-hidden className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  );
}
