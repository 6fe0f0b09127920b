import { useEffect, useRef } from 'react';
import type { StudyActivity, StudyGrade } from '#domain/memory/study-event.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';

/**
 * Hands answers about the item now shown to the study log, with the time since it appeared (MEM-01). One showing of an
 * item is one answer: what comes after the first is not recorded.
 */
export function useStudyAnswer(
  itemId: string,
  activity: StudyActivity,
): (grade: StudyGrade, answer: string | null) => void {
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const showing = useRef({ itemId, since: 0, answered: false });
  useEffect(() => {
    showing.current = { itemId, since: clock.now(), answered: false };
  }, [clock, itemId]);
  return (grade, answer) => {
    const { since, answered } = showing.current;
    if (answered) return;
    showing.current.answered = true;
    studyLog.record({ itemId, activity, grade, answer, durationMs: clock.now() - since });
  };
}
