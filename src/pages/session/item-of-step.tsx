import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, type ReactNode } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import type { StepProps } from './step-props.ts';

interface ItemOfStepProps extends StepProps {
  readonly render: (item: CatalogueItem) => ReactNode;
}

/** Looks the item up; what is in no list any more is left out. */
export function ItemOfStep({ catalogue, itemId, onPassed, onStepPassed, render }: ItemOfStepProps) {
  const { t } = useLingui();
  const { retry, ...loaded } = useLoaded(useCallback(() => catalogue.find(itemId), [catalogue, itemId]));
  const found = loadedOr(loaded, null);
  const isGone = found?.kind === 'unknown' || found?.kind === 'retired';
  useEffect(() => {
    if (isGone) onPassed();
    // Once for each item.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone]);
  if (found?.kind === 'item') return render(found.item);
  if (found?.kind !== 'unavailable') return <Skeleton className="h-72" />;
  return (
    <Alert tone="danger" title={t`This part could not be loaded`}>
      <p>
        <Trans>Please check your connection.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={retry}>
          <Trans>Try Again</Trans>
        </Button>
        <Button tone="secondary" onClick={onStepPassed}>
          <Trans>Continue without it</Trans>
        </Button>
      </div>
    </Alert>
  );
}
