import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

/** The culture page's shape while its words are fetched; says so when that takes more than one try. */
export function CultureLoading({ retries }: { retries: number }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">Culture</h1>
      <output className="text-ink-soft">
        {retries === 0
          ? 'Loading the culture words …'
          : 'The culture words are slow to come. Trying again, please keep this page open …'}
      </output>
      <div aria-hidden className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  );
}

/** In place of words that can't be had: why, and what can be done (CUL-05). */
export function CultureMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">Culture</h1>
      <Alert tone="warning" title="The culture words could not be loaded">
        <p>There is nothing to study here without them. Are you online? What you studied before is kept.</p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          Try Again
        </Button>
      </Alert>
    </div>
  );
}
