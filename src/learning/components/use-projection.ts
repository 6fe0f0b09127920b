import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { EMPTY_PROJECTION } from '#learning/rules/projection.ts';
import type { ProjectionView } from '#learning/projection-store.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadProjection, useStudyLog } from './study-log-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';

const without = (status: ProjectionView['status']) =>
  createStore<ProjectionView>(() => ({ projection: EMPTY_PROJECTION, status }));
const WITHOUT = { loading: without('reading'), failed: without('unreadable') };

/** The state of learning, up to the latest answer in any tab (MEM-19). */
export function useProjection(): ProjectionView {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const loaded = useLoaded(useCallback(() => loadProjection(platform, studyLog), [platform, studyLog]));
  return useStore(loaded.phase === 'loaded' ? loaded.value : WITHOUT[loaded.phase]);
}
