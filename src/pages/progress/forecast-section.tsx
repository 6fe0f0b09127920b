import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { forecast } from '#learning/rules/forecast.ts';
import { cardKinds, reviewCards } from '#learning/rules/item-cards.ts';
import { PATHS } from '#routes/paths.ts';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { FORECAST_DAYS, ReviewForecast } from '#learning/components/review-forecast.tsx';
import { useLimitsOfDay, useReviewSettings } from '#learning/components/use-review-settings.ts';
import { useScheduler } from '#learning/components/use-scheduler.ts';
import { useCardChoice } from '#learning/components/use-card-choice.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { buttonClass } from '#ui/button.tsx';

interface ForecastSectionProps {
  readonly projection: Projection;
  readonly today: string;
}

/** Replaying all cards takes seconds for a log of years: the rest of the page is drawn first, with room reserved for this. */
export function LaterForecast(props: ForecastSectionProps) {
  const { clock } = usePlatform();
  const [isDue, setDue] = useState(false);
  useEffect(() => clock.after(QUIET_AFTER_MS, () => setDue(true)), [clock]);
  return isDue ? <ForecastSection {...props} /> : <Skeleton className="h-80" />;
}

/** What review will ask in the coming month (MEM-10). */
function ForecastSection({ projection, today }: ForecastSectionProps) {
  const { clock } = usePlatform();
  const { scope } = useReviewSettings();
  const dayStart = new Date(`${today}T00:00`).getTime();
  const limits = useLimitsOfDay(projection, dayStart);
  const scheduler = useScheduler(projection, dayStart);
  const choice = useCardChoice(dayStart);
  const days = useMemo(() => {
    // Not listening is for today.
    const kindsOf = cardKinds({ ...choice, isWithoutSound: false });
    const cards = reviewCards(projection, scheduler, kindsOf, scope);
    return forecast(cards, limits, clock.now(), dayStart, FORECAST_DAYS);
  }, [projection, scheduler, scope, limits, choice, dayStart, clock]);
  if (days.every(({ cards }) => cards === 0)) return null;
  return (
    <div className="flex flex-col gap-4">
      <ReviewForecast days={days} />
      <AppLink to={PATHS.review} className={buttonClass({ className: 'self-start' })}>
        <Trans>Review now</Trans>
      </AppLink>
    </div>
  );
}
