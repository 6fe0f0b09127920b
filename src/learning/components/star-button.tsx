import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { isStarred } from '#learning/rules/study-past.ts';
import { useProjection } from './use-projection.ts';
import { useStudyLog } from './study-log-context.tsx';
import { Button } from '#ui/button.tsx';

interface StarButtonProps {
  /** Its id in the log: `word:huis`. */
  readonly itemId: string;
  /** The Dutch of the item, if a page has several such buttons. */
  readonly of?: string;
}

/** Gives an item a star, which puts it into the list `My stars`, or removes the star (MEM-21). */
export function StarButton({ itemId, of }: StarButtonProps) {
  const studyLog = useStudyLog();
  const { projection } = useProjection();
  const hasStar = isStarred(projection, itemId);
  return (
    <Button
      tone="quiet"
      className="-ms-3 self-start"
      onClick={() => studyLog.changeStar(hasStar ? 'unstarred' : 'starred', itemId)}
    >
      <Star aria-hidden size={18} fill={hasStar ? 'currentColor' : 'none'} />
      {hasStar ? <Trans>Starred</Trans> : <Trans>Star</Trans>}
      {of !== undefined && (
        <span className="sr-only">
          : <span lang="nl">{of}</span>
        </span>
      )}
      {hasStar && (
        <span className="sr-only">
          <Trans>. Press to remove the star.</Trans>
        </span>
      )}
    </Button>
  );
}
