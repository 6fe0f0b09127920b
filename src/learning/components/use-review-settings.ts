import { useMemo } from 'react';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import { createScheduler, type Scheduler } from '#learning/rules/schedule.ts';
import { NEW_CARDS_A_DAY, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** How review is to work for this person: its limits a day, and the schedule that keeps to how sure one wants to be (MEM-07). */
export function useReviewSettings(): { readonly limits: ReviewLimits; readonly scheduler: Scheduler } {
  const [newCards] = useStoredState(NEW_CARDS_A_DAY);
  const [reviews] = useStoredState(REVIEWS_A_DAY);
  const [retention] = useStoredState(RETENTION);
  const limits = useMemo(() => ({ newCards, reviews }), [newCards, reviews]);
  const scheduler = useMemo(() => createScheduler(retention), [retention]);
  return { limits, scheduler };
}
