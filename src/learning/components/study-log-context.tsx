import { createContext, use, useEffect, type ReactNode } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Platform, StorageFailure } from '#browser/platform.ts';
import { usePlatform } from '#components/platform-context.tsx';
import type { ProjectionStore } from '#learning/projection-store.ts';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { createStudyLog, type StudyLog } from '#learning/study-log.ts';
import { showToast } from '#ui/toast.ts';

const StudyLogContext = createContext<StudyLog | null>(null);

const REASONS: Record<StorageFailure, string> = {
  full: 'This device has no room left.',
  unavailable: 'This browser does not let the app save, perhaps because this is a private window.',
  failed: 'Saving failed.',
};

function tellNotSaved(failure: StorageFailure): void {
  showToast({
    title: 'Your answers are not saved',
    description: `${REASONS[failure]} You can continue: they stay until you close this page.`,
  });
}

/** By platform and not by component: what waits to be saved outlives signing out and in again. */
const studyLogs = new WeakMap<Platform, StudyLog>();

function studyLogOf(platform: Platform): StudyLog {
  const known = studyLogs.get(platform);
  if (known !== undefined) return known;
  const studyLog = createStudyLog(platform, tellNotSaved);
  studyLogs.set(platform, studyLog);
  platform.clock.after(LOG_READ_DELAY_MS, () => void readLog(platform, studyLog));
  const stop = studyLog.subscribe(() => {
    noteBeginning(platform);
    stop();
  });
  return studyLog;
}

/** For the next time that home is opened (MEM-20). */
function noteBeginning({ storage }: Platform): void {
  if (HAS_BEGUN.read(storage) === 'no') HAS_BEGUN.write(storage, 'yes');
}

/** Well after the first screen and what is fetched ahead of the next ones (QUA-02, QUA-03). */
export const LOG_READ_DELAY_MS = 6 * SECOND_MS;

/** Works out what was learned, so that it is there when a page wants it, and kept for the next visit (MEM-19). */
async function readLog(platform: Platform, studyLog: StudyLog): Promise<void> {
  try {
    await loadProjection(platform, studyLog);
  } catch (error) {
    platform.report.warn('What was learned could not be worked out', error);
  }
}

/** By log and not by component: it is worked out once, and followed for as long as the page lives. */
const projections = new WeakMap<StudyLog, Promise<ProjectionStore>>();

/** Begins to work out what was learned, unless that has begun (MEM-19). Rejects where its code can't be had. */
export function loadProjection(platform: Platform, studyLog: StudyLog): Promise<ProjectionStore> {
  const known = projections.get(studyLog);
  if (known !== undefined) return known;
  const loading = import('#learning/projection-store.ts').then(({ createProjectionStore }) => {
    const store = createProjectionStore(platform, studyLog);
    void store.start();
    // What was studied before this was noted, in another browser, or on a device whose file was brought in.
    const stop = store.subscribe(() => {
      if (isEmpty(store.getState().projection)) return;
      noteBeginning(platform);
      stop();
    });
    return store;
  });
  projections.set(studyLog, loading);
  // The next one who asks tries again.
  loading.catch(() => projections.delete(studyLog));
  return loading;
}

function isEmpty({ buckets }: Projection): boolean {
  return buckets.every(({ size }) => size === 0);
}

/** One study log for the whole app (MEM-01). Saves what waits when the page goes away. */
export function StudyLogProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const studyLog = studyLogOf(platform);
  useEffect(() => platform.page.onHide(studyLog.flush), [platform, studyLog]);
  return <StudyLogContext value={studyLog}>{children}</StudyLogContext>;
}

/** Where answers go. Throws outside a `StudyLogProvider`: a mistake in the code, not of the person. */
export function useStudyLog(): StudyLog {
  const studyLog = use(StudyLogContext);
  if (studyLog === null) throw new Error('useStudyLog needs a StudyLogProvider above it');
  return studyLog;
}
