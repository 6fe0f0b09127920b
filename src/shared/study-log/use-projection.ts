import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { EMPTY_PROJECTION } from '#domain/memory/projection.ts';
import type { ProjectionView } from '#services/study-log/projection-store.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { loadProjection, useStudyLog } from '#shared/study-log/study-log-context.tsx';
import { useLoaded } from '#shared/use-loaded.ts';

const without = (status: ProjectionView['status']) =>
  createStore<ProjectionView>(() => ({ projection: EMPTY_PROJECTION, status }));
const WITHOUT = { loading: without('reading'), failed: without('unreadable') };

/** What was learned, up to the answer just given, in whichever tab (MEM-19). */
export function useProjection(): ProjectionView {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const loaded = useLoaded(useCallback(() => loadProjection(platform, studyLog), [platform, studyLog]));
  return useStore(loaded.phase === 'loaded' ? loaded.value : WITHOUT[loaded.phase]);
}
