import { useMemo } from 'react';
import { gradeScaleOf, type GradeScale } from '#learning/rules/grade-scale.ts';
import { lastDays } from '#learning/rules/last-days.ts';
import type { Projection } from '#learning/rules/projection.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import type { ReviewScope } from '#learning/rules/review-scope.ts';
import { GRADE_SCALE, REVIEW_SCOPE } from '#storage/review-values.ts';
import { localDay } from '#lib/calendar-day.ts';
import { NEW_CARDS_A_DAY, REVIEWS_A_DAY, STUDY_MINUTES } from '#storage/study-values.ts';
import { useExamDates } from './use-exam-dates.ts';
import { useProjection } from './use-projection.ts';
import { useStoredState } from '#components/use-stored-state.ts';

interface ReviewSettings {
  readonly limits: ReviewLimits;
  /** What comes into review by itself. */
  readonly scope: ReviewScope;
}

/** The limits of a day, with what the coming exam asks of it (MEM-22). */
export function useLimitsOfDay(projection: Projection, dayStart: number): ReviewLimits {
  const { limits } = useReviewSettings();
  const [dates] = useExamDates();
  const [minutes] = useStoredState(STUDY_MINUTES);
  return useMemo(
    () => ({ ...limits, lastDays: lastDays(projection, { dates, minutes }, localDay(dayStart), dayStart) }),
    [limits, projection, dates, minutes, dayStart],
  );
}

/** The person's review settings (MEM-05, MEM-07). */
export function useReviewSettings(): ReviewSettings {
  const [newCards] = useStoredState(NEW_CARDS_A_DAY);
  const [reviews] = useStoredState(REVIEWS_A_DAY);
  const [scope] = useStoredState(REVIEW_SCOPE);
  const limits = useMemo(() => ({ newCards, reviews }), [newCards, reviews]);
  return { limits, scope };
}

/** With how many buttons the person rates themselves in review (MEM-06). */
export function useGradeScale(): GradeScale {
  const [chosen] = useStoredState(GRADE_SCALE);
  const { projection } = useProjection();
  return useMemo(() => gradeScaleOf(chosen, projection), [chosen, projection]);
}
