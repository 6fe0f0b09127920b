import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

const REASONS: Record<StorageFailure, MessageDescriptor> = {
  full: msg`This device has no room left. You can continue: they stay until you close this page.`,
  unavailable: msg`This browser does not let the app save, perhaps because this is a private window. You can continue: they stay until you close this page.`,
  failed: msg`Saving failed. You can continue: they stay until you close this page.`,
};

/** Tells it in the language of the screen at that moment: a log outlives its provider. */
let tellNotSaved: (failure: StorageFailure) => void = () => undefined;

/** One per platform, so that unsaved answers survive signing out and in again. */
const studyLogs = new WeakMap<Platform, StudyLog>();

function studyLogOf(platform: Platform): StudyLog {
  const known = studyLogs.get(platform);
  if (known !== undefined) return known;
  const studyLog = createStudyLog(platform, (failure) => tellNotSaved(failure));
  studyLogs.set(platform, studyLog);
  platform.clock.after(LOG_READ_DELAY_MS, () => void readLog(platform, studyLog));
  const stop = studyLog.subscribe(() => {
    noteBeginning(platform);
    stop();
  });
  return studyLog;
}

/** Notes for the next visit to home that something was studied (MEM-20). */
function noteBeginning({ storage }: Platform): void {
  if (HAS_BEGUN.read(storage) === 'no') HAS_BEGUN.write(storage, 'yes');
}

/** Well after the first screen and the prefetch of the next ones (QUA-02, QUA-03). */
export const LOG_READ_DELAY_MS = 6 * SECOND_MS;

/** Projects the log, so that the result is ready when a page needs it, and saved for the next visit (MEM-19). */
async function readLog(platform: Platform, studyLog: StudyLog): Promise<void> {
  try {
    await loadProjection(platform, studyLog);
  } catch (error) {
    platform.report.warn('What was learned could not be worked out', error);
  }
}

/** One per log: it is computed once and kept up to date for as long as the page lives. */
const projections = new WeakMap<StudyLog, Promise<ProjectionStore>>();

/** Starts projecting the log, unless that has started (MEM-19). Rejects if its code cannot be loaded. */
export function loadProjection(platform: Platform, studyLog: StudyLog): Promise<ProjectionStore> {
  const known = projections.get(studyLog);
  if (known !== undefined) return known;
  const loading = import('#learning/projection-store.ts').then(({ createProjectionStore }) => {
    const store = createProjectionStore(platform, studyLog);
    void store.start();
    // Finds answers without a note: from another browser, or from an imported file.
    const stop = store.subscribe(() => {
      if (isEmpty(store.getState().projection)) return;
      noteBeginning(platform);
      stop();
    });
    return store;
  });
  projections.set(studyLog, loading);
  // The next caller retries.
  loading.catch(() => projections.delete(studyLog));
  return loading;
}

function isEmpty({ buckets }: Projection): boolean {
  return buckets.every(({ size }) => size === 0);
}

/** One study log for the whole app (MEM-01). Saves waiting answers when the page closes. */
export function StudyLogProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const { t, i18n } = useLingui();
  const studyLog = studyLogOf(platform);
  useEffect(() => {
    tellNotSaved = (failure) =>
      showToast({ title: t`Your answers are not saved`, description: i18n._(REASONS[failure]) });
  }, [t, i18n]);
  useEffect(() => platform.page.onHide(studyLog.flush), [platform, studyLog]);
  return <StudyLogContext value={studyLog}>{children}</StudyLogContext>;
}

/** The log that answers are written to. Throws outside a `StudyLogProvider`: a programming error. */
export function useStudyLog(): StudyLog {
  const studyLog = use(StudyLogContext);
  if (studyLog === null) throw new Error('useStudyLog needs a StudyLogProvider above it');
  return studyLog;
}
