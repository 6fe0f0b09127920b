import { useMemo } from 'react';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import { createScheduler, type Scheduler } from '#learning/rules/schedule.ts';
import { NEW_CARDS_A_DAY, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** The person's review settings: the limits per day, and the schedule for the chosen certainty (MEM-07). */
export function useReviewSettings(): { readonly limits: ReviewLimits; readonly scheduler: Scheduler } {
  const [newCards] = useStoredState(NEW_CARDS_A_DAY);
  const [reviews] = useStoredState(REVIEWS_A_DAY);
  const [retention] = useStoredState(RETENTION);
  const limits = useMemo(() => ({ newCards, reviews }), [newCards, reviews]);
  const scheduler = useMemo(() => createScheduler(retention), [retention]);
  return { limits, scheduler };
}
