import { useCallback } from 'react';
import {
  examsUnderWay,
  handedInExams,
  type ExamsUnderWay,
  type HandedInExams,
} from '#learning/mock-exams.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { useCourse } from './course-context.tsx';

const NONE: HandedInExams = new Map();

/** The mock exams that were handed in; none while they are read. */
export function useMockExams(): HandedInExams {
  const platform = usePlatform();
  const { parts } = useCourse();
  return loadedOr(useLoaded(useCallback(() => handedInExams(platform, parts), [platform, parts])), NONE);
}

const NONE_UNDER_WAY: ExamsUnderWay = new Map();

/** The mock exams under way; none while they are read. */
export function useExamsUnderWay(): ExamsUnderWay {
  const platform = usePlatform();
  const { parts } = useCourse();
  return loadedOr(
    useLoaded(useCallback(() => examsUnderWay(platform, parts), [platform, parts])),
    NONE_UNDER_WAY,
  );
}
