import { useMemo } from 'react';
import { fittedStabilities, type FirstStabilities } from '#learning/rules/fitted-stability.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { createScheduler, type Scheduler } from '#learning/rules/schedule.ts';
import { FITTED_REVIEW } from '#storage/review-values.ts';
import { RETENTION } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** The schedule for the chosen certainty, fitted to the person where that is on (MEM-07, MEM-23). The same all day. */
export function useScheduler(projection: Projection, dayStart: number): Scheduler {
  const [retention] = useStoredState(RETENTION);
  const [fitted] = useStoredState(FITTED_REVIEW);
  const first = useMemo(
    () => (fitted === 'on' ? fittedStabilities(projection, dayStart).stabilities : null),
    [fitted, projection, dayStart],
  );
  const same = useSame(first);
  return useMemo(() => createScheduler(retention, same), [retention, same]);
}

/** Each answer makes a new object of the same figures: a new scheduler would work out all cards anew. */
function useSame(first: FirstStabilities | null): FirstStabilities | null {
  const { again = 0, hard = 0, good = 0, easy = 0 } = first ?? {};
  const isFitted = first !== null;
  return useMemo(() => (isFitted ? { again, hard, good, easy } : null), [isFitted, again, hard, good, easy]);
}
