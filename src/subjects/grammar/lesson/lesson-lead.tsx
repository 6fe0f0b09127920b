import { useCallback } from 'react';
import type { LeadProps } from '#subjects/subject.ts';
import { quizOf } from '#subjects/grammar/lesson-places.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { lessonTextOf } from './lesson-code.tsx';
import { LessonCardView } from './lesson-card-view.tsx';

/** The card of a lesson that a quiz is about, before its questions (PTH-03). Loaded late, hence the default export. */
export default function LessonLead({ itemId }: LeadProps) {
  const quiz = quizOf(itemId);
  const load = useCallback(() => lessonTextOf(quiz?.id ?? ''), [quiz]);
  const lesson = loadedOr(useLoaded(load), null);
  if (lesson === null) return <Skeleton className="h-72" />;
  const card = lesson?.cards.find(({ id }) => id === quiz?.card);
  return card === undefined ? null : <LessonCardView card={card} />;
}
