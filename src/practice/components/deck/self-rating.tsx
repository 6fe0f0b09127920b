import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, RotateCcw } from 'lucide-react';
import type { SelfRatingGrade } from '#practice/rules/deck-machine.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

/** The one pair of words wherever the requirements fix none. */
export const SELF_RATING_LABELS: Record<SelfRatingGrade, MessageDescriptor> = {
  again: msg`Not yet`,
  good: msg`I knew it`,
};

interface SelfRatingProps {
  readonly question?: string;
  /** The labels of the two buttons. */
  readonly labels?: Record<SelfRatingGrade, string>;
  readonly onRated: (grade: SelfRatingGrade) => void;
}

/** Asks after the answer whether it was known. The keys 1 and 2 work too (QUA-14). */
export function SelfRating({ question, labels, onRated }: SelfRatingProps) {
  const { t, i18n } = useLingui();
  useShortcuts({ '1': () => onRated('again'), '2': () => onRated('good') });
  return (
    <fieldset className="basis-full">
      <legend className="mb-1 text-sm font-semibold sm:text-base">{question ?? t`Did you know it?`}</legend>
      <div className="flex flex-wrap gap-2 *:grow sm:gap-3 sm:*:grow-0">
        <Button {...FOCUS_HERE} tone="secondary" onClick={() => onRated('again')}>
          <RotateCcw aria-hidden size={18} />
          {labels?.again ?? i18n._(SELF_RATING_LABELS.again)}
        </Button>
        <Button tone="secondary" onClick={() => onRated('good')}>
          <Check aria-hidden size={18} />
          {labels?.good ?? i18n._(SELF_RATING_LABELS.good)}
        </Button>
      </div>
    </fieldset>
  );
}
