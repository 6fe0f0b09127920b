import { useId } from 'react';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY } from '#storage/placement-values.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Offers the placement until it was done, or put away with one press (PTH-01). */
export function PlacementOffer() {
  const { clock } = usePlatform();
  const headingId = useId();
  const [placement, setPlacement] = useStoredState(PLACEMENT);
  const [underWay] = useStoredState(PLACEMENT_UNDER_WAY);
  if (placement.phase !== 'none') return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <h2 id={headingId} className="text-xl font-bold">
          Do you know some Dutch?
        </h2>
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <AppLink to={PATHS.placement} className={buttonClass({ tone: 'secondary' })}>
            {underWay === null ? 'Show what I know (3 minutes)' : 'Continue the word test'}
          </AppLink>
          <Button tone="quiet" onClick={() => setPlacement({ phase: 'skipped', at: clock.now() })}>
            I know no Dutch yet
          </Button>
        </div>
      </Card>
    </section>
  );
}
