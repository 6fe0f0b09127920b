import { useEffect, useMemo } from 'react';
import { planStarts, type ExamDates } from '#learning/rules/exam-dates.ts';
import { studyPlan, type StudyPlan } from '#learning/rules/study-plan.ts';
import { localDay } from '#lib/calendar-day.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { BUILT_WORK } from '#learning/built-work.ts';
import { kindsOfWork } from '#learning/work-areas.ts';
import { mockExamsOf } from '#learning/mock-exams.ts';
import { reviewLoad, wordsKnown, workStates, type PlannedWork } from '#learning/work-state.ts';
import { NEW_CARDS_A_DAY, PLAN_STARTS, STUDY_MINUTES } from '#storage/study-values.ts';
import type { ReviewDayView } from '#learning/review-day-store.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { useExamDates } from '#learning/components/use-exam-dates.ts';
import { useMockExams } from '#learning/components/use-mock-exams.ts';
import { useStoredState } from '#components/use-stored-state.ts';

export type DayPlan = StudyPlan<PlannedWork>;
export type WorkTotals = Readonly<Partial<Record<string, number>>>;

interface PlanOptions {
  /** Only tests pass totals other than those of the build. */
  readonly totals?: WorkTotals | undefined;
  /** By default those of the settings. */
  readonly minutesADay?: number;
  readonly longestMockMinutes?: number | undefined;
}

/** Today's plan (MEM-20); null without a date in the future, or before the log has been read. */
export function usePlan(
  { bankOf }: Catalogue,
  review: ReviewDayView | null,
  { totals = BUILT_WORK, minutesADay: minutes, longestMockMinutes }: PlanOptions = {},
): DayPlan | null {
  const course = useCourse();
  const [dates] = useExamDates();
  const [usualMinutes] = useStoredState(STUDY_MINUTES);
  const minutesADay = minutes ?? usualMinutes;
  const [newCards] = useStoredState(NEW_CARDS_A_DAY);
  const handedIn = useMockExams();
  const since = usePlanStart(dates, review === null ? null : localDay(review.dayStart));
  return useMemo(() => {
    if (review === null || Object.keys(dates).length === 0) return null;
    const { projection, day, dayStart } = review;
    const work = { kinds: kindsOfWork(course), bankOf, totals, newCards };
    const areas = workStates(projection, work, dayStart);
    const load = reviewLoad(projection, day, dayStart);
    const progress = {
      wordsKnown: wordsKnown(projection, work, localDay),
      mocks: mockExamsOf(projection, course.parts, handedIn, dayStart),
    };
    const wishes = { today: localDay(dayStart), dates, since, minutesADay, longestMockMinutes };
    return studyPlan(areas, load, wishes, progress);
  }, [course, bankOf, review, totals, dates, since, minutesADay, longestMockMinutes, newCards, handedIn]);
}

/** When the plan for each date started: saved when home first sees the date. */
function usePlanStart(dates: ExamDates, today: string | null): ExamDates {
  const [kept, keep] = useStoredState(PLAN_STARTS);
  const starts = useMemo(
    () => (today === null ? kept : planStarts(kept, dates, today)),
    [kept, dates, today],
  );
  useEffect(() => {
    if (starts !== kept) keep(starts);
  }, [starts, kept, keep]);
  return useMemo(
    () => Object.fromEntries(Object.entries(starts).map(([part, start]) => [part, start?.since])),
    [starts],
  );
}
