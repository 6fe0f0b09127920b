import { useMemo } from 'react';
import type { ExamDates } from '#learning/rules/exam-dates.ts';
import { EXAM_DATES } from '#storage/study-values.ts';
import { useCourse } from './course-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';

/** The dates of the existing exam parts in their order (MEM-20), and a function to set them. */
export function useExamDates(): readonly [ExamDates, choose: (dates: ExamDates) => void] {
  const { parts } = useCourse();
  const [stored, store] = useStoredState(EXAM_DATES);
  const dates = useMemo(() => {
    const known = parts.flatMap(({ id }) => (stored[id] === undefined ? [] : [[id, stored[id]] as const]));
    return Object.fromEntries(known);
  }, [parts, stored]);
  return [dates, store];
}
