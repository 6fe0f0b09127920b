import { useCallback } from 'react';
import type { LeadProps } from '#subjects/subject.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { cardOf } from './lesson-code.tsx';
import { LessonCardView } from './lesson-card-view.tsx';

/** The card of a lesson that a question is about, before the question (PTH-03). Loaded late, hence the default export. */
export default function LessonLead({ itemId }: LeadProps) {
  const load = useCallback(() => cardOf(itemId), [itemId]);
  const card = loadedOr(useLoaded(load), null);
  if (card === null) return <Skeleton className="h-72" />;
  return card === undefined ? null : <LessonCardView card={card} />;
}
