import { Skeleton } from '#ui/busy-indicator.tsx';

/** The vocabulary page's shape while its words are fetched; says so when that takes more than one try. */
export function VocabularyLoading({ retries }: { retries: number }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">Vocabulary</h1>
      <output className="text-ink-soft">
        {retries === 0
          ? 'Loading the word lists …'
          : 'The word lists are slow to come. Trying again, please keep this page open …'}
      </output>
      <Skeleton className="h-12 max-w-xl" />
      <div aria-hidden className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  );
}
