import type { ReactNode } from 'react';
import { isFollowed } from '#dutch/vocabulary/fitting-example.ts';
import { useKnownForms } from '#learning/components/use-known-forms.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';

interface MeaningNeededProps {
  readonly dutch: string;
  readonly render: (isNeeded: boolean) => ReactNode;
}

/** Whether the person knows too few words of a question to follow it. */
export function MeaningNeeded({ dutch, render }: MeaningNeededProps) {
  const known = useKnownForms();
  return known === undefined ? <Skeleton className="h-72" /> : render(!isFollowed(dutch, known));
}
