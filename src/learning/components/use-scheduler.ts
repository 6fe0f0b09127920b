import { useMemo } from 'react';
import { fitOfDay } from '#learning/fit-of-day.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { createScheduler, type Scheduler } from '#learning/rules/schedule.ts';
import { FITTED_REVIEW } from '#storage/review-values.ts';
import { RETENTION } from '#storage/study-values.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';

/** The schedule for the chosen certainty, fitted to the person where that is on (MEM-07, MEM-23). The same all day. */
export function useScheduler(projection: Projection, dayStart: number): Scheduler {
  const platform = usePlatform();
  const [retention] = useStoredState(RETENTION);
  const [fitted] = useStoredState(FITTED_REVIEW);
  // The same object all day: a new scheduler would work out all cards again.
  const first = fitted === 'on' ? fitOfDay(platform)(projection, dayStart).stabilities : null;
  return useMemo(() => createScheduler(retention, first), [retention, first]);
}
