import { useMemo } from 'react';
import type { ReviewLimits } from '#domain/memory/review-limits.ts';
import { createScheduler, type Scheduler } from '#domain/memory/schedule.ts';
import { newCardsSetting, retentionSetting, reviewsSetting } from '#services/settings/study-settings.ts';
import { useSetting } from '#shared/settings/use-setting.ts';

/** How review is to work for this person: its limits a day, and the schedule that keeps to how sure one wants to be (MEM-07). */
export function useReviewSettings(): { readonly limits: ReviewLimits; readonly scheduler: Scheduler } {
  const [newCards] = useSetting(newCardsSetting);
  const [reviews] = useSetting(reviewsSetting);
  const [retention] = useSetting(retentionSetting);
  const limits = useMemo(() => ({ newCards, reviews }), [newCards, reviews]);
  const scheduler = useMemo(() => createScheduler(retention), [retention]);
  return { limits, scheduler };
}
