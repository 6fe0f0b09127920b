import { useEffect, useRef } from 'react';
import type { AnsweredEvent } from '#domain/memory/study-event.ts';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';

/** Says that the answer logged last in this tab was right after all (MEM-09). */
export function useJudgedRight(): () => void {
  const studyLog = useStudyLog();
  const last = useRef<AnsweredEvent | null>(null);
  useEffect(
    () =>
      studyLog.subscribe((event) => {
        if (event.kind === 'answered') last.current = event;
      }),
    [studyLog],
  );
  return () => {
    if (last.current !== null) studyLog.correct('judged-right', last.current);
  };
}
