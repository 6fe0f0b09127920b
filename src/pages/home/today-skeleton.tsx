import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#ui/busy-indicator.tsx';

/** As high as the screen, so that nothing moves when the content replaces it. */
export function TodaySkeleton() {
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <output className="sr-only">
        <Trans>Loading your answers …</Trans>
      </output>
      <Skeleton className="h-64" />
      <Skeleton className="h-32" />
    </div>
  );
}
