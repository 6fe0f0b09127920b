import { useMemo } from 'react';
import { studyPlan, type StudyPlan } from '#domain/plan/study-plan.ts';
import { localDay } from '#lib/calendar-day.ts';
import { BUILT_WORK } from '#services/plan/built-work.ts';
import type { WorkAreaId } from '#services/plan/work-areas.ts';
import { reviewLoad, workStates } from '#services/plan/work-state.ts';
import { examDatesSetting, newCardsSetting, studyMinutesSetting } from '#services/settings/study-settings.ts';
import type { ReviewDayView } from '#services/study-log/review-day-store.ts';
import { useSetting } from '#shared/settings/use-setting.ts';

export type DayPlan = StudyPlan<WorkAreaId>;
export type WorkTotals = Readonly<Partial<Record<WorkAreaId, number>>>;

/** The plan of today (MEM-20); null without a date that is still to come, or before the log has been read. */
export function usePlan(review: ReviewDayView | null, totals: WorkTotals = BUILT_WORK): DayPlan | null {
  const [dates] = useSetting(examDatesSetting);
  const [minutesADay] = useSetting(studyMinutesSetting);
  const [newCards] = useSetting(newCardsSetting);
  return useMemo(() => {
    if (review === null || Object.keys(dates).length === 0) return null;
    const { projection, day, dayStart } = review;
    const areas = workStates(projection, totals, { newCards }, dayStart);
    const load = reviewLoad(projection, day, dayStart);
    return studyPlan(areas, load, { today: localDay(dayStart), dates, minutesADay });
  }, [review, totals, dates, minutesADay, newCards]);
}
