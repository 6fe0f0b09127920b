import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY } from '#storage/placement-values.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** Offers the placement until it was done, or put away with one press (PTH-01). */
export function PlacementOffer() {
  const { clock } = usePlatform();
  const headingId = useId();
  const [placement, setPlacement] = useStoredState(PLACEMENT);
  const [underWay] = useStoredState(PLACEMENT_UNDER_WAY);
  if (placement.phase !== 'none') return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-wrap items-center gap-x-4">
      <h2 id={headingId} className="font-semibold">
        <Trans>Do you know some Dutch?</Trans>
      </h2>
      <div className="-ms-3 flex flex-wrap gap-x-1">
        <AppLink to={PATHS.placement} className={buttonClass({ tone: 'quiet' })}>
          {underWay === null ? (
            <Trans>Show what I know (3 minutes)</Trans>
          ) : (
            <Trans>Continue the word test</Trans>
          )}
        </AppLink>
        <Button tone="quiet" onClick={() => setPlacement({ phase: 'skipped', at: clock.now() })}>
          <Trans>I know no Dutch yet</Trans>
        </Button>
      </div>
    </section>
  );
}
