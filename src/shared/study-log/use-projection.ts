import { useEffect, useState, useSyncExternalStore } from 'react';
import { EMPTY_PROJECTION } from '#domain/memory/projection.ts';
import type { ProjectionStore, ProjectionView } from '#services/study-log/projection-store.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { loadProjection, useStudyLog } from '#shared/study-log/study-log-context.tsx';

const READING: ProjectionView = { projection: EMPTY_PROJECTION, status: 'reading' };
const UNREADABLE: ProjectionView = { projection: EMPTY_PROJECTION, status: 'unreadable' };

/** What was learned, up to the answer just given, in whichever tab (MEM-19). */
export function useProjection(): ProjectionView {
  const platform = usePlatform();
  const studyLog = useStudyLog();
  const [store, setStore] = useState<ProjectionStore | null>(null);
  const [without, setWithout] = useState(READING);
  useEffect(() => {
    let isShown = true;
    loadProjection(platform, studyLog).then(
      (loaded) => isShown && setStore(loaded),
      () => isShown && setWithout(UNREADABLE),
    );
    return () => {
      isShown = false;
    };
  }, [platform, studyLog]);
  return useSyncExternalStore(store?.subscribe ?? never, store?.view ?? (() => without));
}

function never() {
  return () => undefined;
}
