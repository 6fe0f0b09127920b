import { useMemo } from 'react';
import { itemId } from '#learning/rules/item-id.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import type { DayOfWork } from '#learning/session-material.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { useCourse } from './course-context.tsx';
import { useNextWords } from './use-next-words.ts';
import { usePlan } from './use-plan.ts';
import { useReviewDay } from './use-review-day.ts';
import { useReviewSettings } from './use-review-settings.ts';

/**
 * What today's session can be made of; null while it is read. Without the words it has none.
 * @param longestMockMinutes no mock exam that takes longer is among it: by default none that a shorter day than usual has no room for
 */
export function useWorkOfDay(
  catalogue: Catalogue,
  minutes: number,
  longestMockMinutes?: number,
): DayOfWork | null {
  const course = useCourse();
  const review = useReviewDay();
  const [usual] = useStoredState(STUDY_MINUTES);
  const plan = usePlan(catalogue, review, {
    minutesADay: minutes,
    longestMockMinutes: longestMockMinutes ?? (minutes < usual ? minutes : Infinity),
  });
  const { limits } = useReviewSettings();
  const next = useNextWords(limits.newCards);
  const words = next.phase === 'ready' ? next.words : null;
  const isLoading = next.phase === 'loading';
  return useMemo(() => {
    if (review === null || isLoading) return null;
    const newWords = words?.map(({ id }) => itemId('word', id)) ?? [];
    return { catalogue, course, review, plan, newWords, newCards: limits.newCards };
  }, [catalogue, course, review, plan, words, isLoading, limits]);
}
