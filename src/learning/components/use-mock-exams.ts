import { useCallback } from 'react';
import type { ExamPart } from '#exam/part.ts';
import { keptExams, type ExamsByPart } from '#learning/kept-exams.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { useCourse } from './course-context.tsx';

const NONE: ExamsByPart = new Map();

/** The mock exams that are kept of one part, or of all; none while they are read. */
export function useMockExams(part?: ExamPart): ExamsByPart {
  const platform = usePlatform();
  const { parts } = useCourse();
  const load = useCallback(
    () => keptExams(platform, part === undefined ? parts : [part]),
    [platform, parts, part],
  );
  return loadedOr(useLoaded(load), NONE);
}
