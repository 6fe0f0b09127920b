import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { isInReview } from '#learning/rules/study-past.ts';
import { useProjection } from './use-projection.ts';
import { useStudyLog } from './study-log-context.tsx';
import { Button } from '#ui/button.tsx';

interface AddToReviewProps {
  /** Their ids in the log: `word:huis`. */
  readonly itemIds: readonly string[];
  /** The name of several items: `24 words`. */
  readonly what?: string;
}

/**
 * Puts items into review, one or a whole list of them, and takes them out again (MEM-08). Items that were deliberately
 * left out, or are already in, do not change when others are added.
 */
export function AddToReview({ itemIds, what }: AddToReviewProps) {
  const studyLog = useStudyLog();
  const { projection } = useProjection();
  const absent = itemIds.filter((id) => !isInReview(projection, id));
  const isIn = absent.length === 0;
  const toggle = () => {
    for (const id of isIn ? itemIds : absent) studyLog.changeReview(isIn ? 'removed' : 'added', id);
  };
  const Icon = isIn ? CalendarCheck : CalendarPlus;
  return (
    <Button tone="quiet" onClick={toggle} className="-ms-3 self-start">
      <Icon aria-hidden size={18} />
      {isIn ? 'In review' : 'Add to review'}
      {what !== undefined && `: ${what}`}
      {isIn && <span className="sr-only">. Press to remove.</span>}
    </Button>
  );
}
