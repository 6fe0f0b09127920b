import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarPlus, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReviewChange } from '#learning/rules/study-event.ts';
import { reviewPlaceOf, type ReviewPlace } from '#learning/rules/review-place.ts';
import { numberText } from '#lib/formatted.ts';
import { REVIEW_SCOPE } from '#storage/review-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
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
 * Says whether items are in review, left out for a while or taken out, and changes that, for one of them or a whole list
 * (MEM-08). Those that the person left or took out stay so when the others of their list are added.
 */
export function AddToReview({ itemIds, what }: AddToReviewProps) {
  const { t, i18n } = useLingui();
  const studyLog = useStudyLog();
  const { projection } = useProjection();
  const [scope] = useStoredState(REVIEW_SCOPE);
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const at = (...places: readonly ReviewPlace[]) =>
    itemIds.filter((id) => places.includes(reviewPlaceOf(projection, id, scope)));
  const [absent, present, out] = [at('none'), at('in'), at('removed', 'suspended')];
  const change = (kind: ReviewChange, ids: readonly string[]) => {
    // The pressed button may disappear.
    main.current?.focus();
    for (const id of ids) studyLog.changeReview(kind, id);
    setOpen(false);
  };
  const place = placeOfAll(absent, present, at('removed'));
  const press = () => {
    if (place === 'in') setOpen(!isOpen);
    else change(place === 'none' ? 'added' : 'resumed', place === 'none' ? absent : out);
  };
  const { label, Icon } = LOOKS[place];
  return (
    <div className="flex flex-wrap items-center gap-2 self-start">
      <Button
        ref={main}
        tone="quiet"
        aria-expanded={place === 'in' ? isOpen : undefined}
        onClick={press}
        className="-ms-3"
      >
        <Icon aria-hidden size={18} />
        {what === undefined ? i18n._(label) : t`${{ label: i18n._(label) }}: ${what}`}
      </Button>
      {place === 'in' && isOpen && (
        <>
          <Button tone="secondary" onClick={() => change('suspended', present)}>
            <Trans>Leave out for now</Trans>
          </Button>
          <Button tone="secondary" onClick={() => change('removed', present)}>
            <Trans>Take out</Trans>
          </Button>
          {out.length > 0 && (
            <Button tone="secondary" onClick={() => change('resumed', out)}>
              <Trans>Put back {{ count: numberText(out.length, i18n.locale) }}</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const LOOKS: Record<ReviewPlace, { readonly label: MessageDescriptor; readonly Icon: LucideIcon }> = {
  none: { label: msg`Add to review`, Icon: CalendarPlus },
  in: { label: msg`In review`, Icon: CalendarCheck },
  suspended: { label: msg`Left out for now, put back`, Icon: CalendarPlus },
  removed: { label: msg`Taken out of review, put back`, Icon: CalendarPlus },
};

/** Where a list stands: what can still be added is named first. */
function placeOfAll(
  absent: readonly string[],
  present: readonly string[],
  removed: readonly string[],
): ReviewPlace {
  if (absent.length > 0) return 'none';
  if (present.length > 0) return 'in';
  return removed.length > 0 ? 'removed' : 'suspended';
}
