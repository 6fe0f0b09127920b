import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Platform } from '#browser/platform.ts';
import { createReviewDayStore, type ReviewDayStore, type ReviewDayView } from '#learning/review-day-store.ts';
import type { StudyLog } from '#learning/study-log.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadProjection, useStudyLog } from './study-log-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';

/** One per log, shared by the header and home. */
const stores = new WeakMap<StudyLog, Promise<ReviewDayStore>>();

function loadReviewDay(platform: Platform, studyLog: StudyLog): Promise<ReviewDayStore> {
  const known = stores.get(studyLog);
  if (known !== undefined) return known;
  const loading = loadProjection(platform, studyLog).then((log) => createReviewDayStore(platform, log));
  stores.set(studyLog, loading);
  loading.catch((error: unknown) => {
    platform.report.warn('The day could not be worked out', error);
    // The next caller retries.
    stores.delete(studyLog);
  });
  return loading;
}

const NOT_YET: ReviewDayStore = createStore(() => null);

/** Today's review, as far as this tab knows; null until it is computed, or if that is impossible. */
export function useReviewDay(): ReviewDayView | null {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const loaded = useLoaded(useCallback(() => loadReviewDay(platform, studyLog), [platform, studyLog]));
  return useStore(loaded.phase === 'loaded' ? loaded.value : NOT_YET);
}
