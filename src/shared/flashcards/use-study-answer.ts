import { useEffect, useRef } from 'react';
import type { StudyActivity, StudyGrade } from '#domain/memory/study-event.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';

/**
 * Hands an answer about an item to the study log, with the time since the calling component appeared (MEM-01).
 * One component is one showing of one item (give it the item's id as its key), and one showing is one answer: what
 * comes after the first is not recorded.
 */
export function useStudyAnswer(
  itemId: string,
  activity: StudyActivity,
): (grade: StudyGrade, answer: string | null) => void {
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const showing = useRef<{ since: number; answered: boolean }>({ since: 0, answered: false });
  useEffect(() => {
    showing.current = { since: clock.now(), answered: false };
  }, [clock]);
  return (grade, answer) => {
    const { since, answered } = showing.current;
    if (answered) return;
    showing.current.answered = true;
    // A clock that was set back in between must not give a time below zero.
    const durationMs = Math.max(0, clock.now() - since);
    studyLog.record({ itemId, activity, grade, answer, durationMs });
  };
}
