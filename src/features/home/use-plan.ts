import { useEffect, useMemo } from 'react';
import { EXAM_PARTS, planStarts, type ExamDates } from '#domain/plan/exam-dates.ts';
import { studyPlan, type StudyPlan } from '#domain/plan/study-plan.ts';
import { localDay } from '#lib/calendar-day.ts';
import { BUILT_WORK } from '#services/plan/built-work.ts';
import type { WorkAreaId } from '#services/plan/work-areas.ts';
import { reviewLoad, workStates } from '#services/plan/work-state.ts';
import { EXAM_DATES, NEW_CARDS_A_DAY, PLAN_STARTS, STUDY_MINUTES } from '#services/storage/study-values.ts';
import type { ReviewDayView } from '#services/study-log/review-day-store.ts';
import { useStoredState } from '#shared/use-stored-state.ts';

export type DayPlan = StudyPlan<WorkAreaId>;
export type WorkTotals = Readonly<Partial<Record<WorkAreaId, number>>>;

/** The plan of today (MEM-20); null without a date that is still to come, or before the log has been read. */
export function usePlan(review: ReviewDayView | null, totals: WorkTotals = BUILT_WORK): DayPlan | null {
  const [dates] = useStoredState(EXAM_DATES);
  const [minutesADay] = useStoredState(STUDY_MINUTES);
  const [newCards] = useStoredState(NEW_CARDS_A_DAY);
  const since = usePlanStart(dates, review === null ? null : localDay(review.dayStart));
  return useMemo(() => {
    if (review === null || Object.keys(dates).length === 0) return null;
    const { projection, day, dayStart } = review;
    const areas = workStates(projection, totals, { newCards }, dayStart);
    const load = reviewLoad(projection, day, dayStart);
    return studyPlan(areas, load, { today: localDay(dayStart), dates, since, minutesADay });
  }, [review, totals, dates, since, minutesADay, newCards]);
}

/** Since when the plan goes by each date: kept from when home first has it. */
function usePlanStart(dates: ExamDates, today: string | null): ExamDates {
  const [kept, keep] = useStoredState(PLAN_STARTS);
  const starts = useMemo(
    () => (today === null ? kept : planStarts(kept, dates, today)),
    [kept, dates, today],
  );
  useEffect(() => {
    if (starts !== kept) keep(starts);
  }, [starts, kept, keep]);
  return useMemo(() => Object.fromEntries(EXAM_PARTS.map((part) => [part, starts[part]?.since])), [starts]);
}
