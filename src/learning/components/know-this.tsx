import { Plural, Trans } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { knowledgeOf } from '#learning/rules/knowledge.ts';
import { isMarkedKnown, markedKnownBy } from '#learning/rules/marked-known.ts';
import type { MarkEvent } from '#learning/rules/study-event.ts';
import { localDay } from '#lib/calendar-day.ts';
import { Button } from '#ui/button.tsx';
import { useProjection } from './use-projection.ts';
import { useStudyLog } from './study-log-context.tsx';

/** Marks one item as known, and takes that back (PTH-01): it is not taught, and asked only as a check. */
export function KnowThis({ itemId }: { readonly itemId: string }) {
  const studyLog = useStudyLog();
  const { projection } = useProjection();
  const markId = markedKnownBy(projection, itemId);
  if (markId !== null)
    return (
      <Button
        tone="quiet"
        className="-ms-3 self-start"
        // Of many that were marked together only this one.
        onClick={() => studyLog.correct('undone', { id: markId, itemId })}
      >
        <Undo2 aria-hidden size={18} />
        <Trans>Known, undo</Trans>
      </Button>
    );
  return (
    <Button tone="quiet" className="-ms-3 self-start" onClick={() => studyLog.markKnown([itemId])}>
      <Check aria-hidden size={18} />
      <Trans>I know this</Trans>
    </Button>
  );
}

/** Marks all items of a list that are not known yet, with one press, and takes that back with one. */
export function KnowAllOfThese({ itemIds }: { readonly itemIds: readonly string[] }) {
  const studyLog = useStudyLog();
  const { projection, status } = useProjection();
  const [mark, setMark] = useState<MarkEvent | null>(null);
  const isStillMarked = mark !== null && mark.itemIds.some((id) => isMarkedKnown(projection, id));
  const open = itemIds.filter((id) => knowledgeOf(projection, id, localDay) !== 'known');
  if (isStillMarked)
    return (
      <Button
        tone="quiet"
        className="-ms-3 self-start"
        onClick={() => {
          studyLog.unmark(mark);
          setMark(null);
        }}
      >
        <Undo2 aria-hidden size={18} />
        <Plural
          value={mark.itemIds.length}
          one="# word marked as known, undo"
          other="# words marked as known, undo"
        />
      </Button>
    );
  if (open.length === 0 || status === 'reading') return null;
  return (
    <Button tone="quiet" className="-ms-3 self-start" onClick={() => setMark(studyLog.markKnown(open))}>
      <Check aria-hidden size={18} />
      <Trans>I know all of these</Trans>
    </Button>
  );
}
