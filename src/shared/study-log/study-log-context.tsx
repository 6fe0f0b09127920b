import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { StorageFailure } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { createStudyLog, type StudyLog } from '#shared/study-log/study-log.ts';
import { showToast } from '#ui/toast.ts';

const StudyLogContext = createContext<StudyLog | null>(null);

const REASONS: Record<StorageFailure, string> = {
  full: 'This device has no room left.',
  unavailable: 'This browser does not let the app save, perhaps because this is a private window.',
  failed: 'Saving did not work.',
};

function tellNotSaved(failure: StorageFailure): void {
  showToast({
    title: 'Your answers are not saved',
    description: `${REASONS[failure]} You can go on: they are kept until you close this page.`,
  });
}

/** One study log for the whole app (MEM-01). Saves what waits when the page goes away. */
export function StudyLogProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [studyLog] = useState(() => createStudyLog(platform, tellNotSaved));
  useEffect(() => platform.page.onHide(studyLog.flush), [platform, studyLog]);
  return <StudyLogContext value={studyLog}>{children}</StudyLogContext>;
}

/** Where answers go. Throws outside a `StudyLogProvider`: a mistake in the code, not of the person. */
export function useStudyLog(): StudyLog {
  const studyLog = use(StudyLogContext);
  if (studyLog === null) throw new Error('useStudyLog needs a StudyLogProvider above it');
  return studyLog;
}
