import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** Answers so far. */
export interface PracticeCount {
  readonly answered: number;
  readonly right: number;
}

/** The props of every kind of practice. */
export interface PracticeProps {
  readonly onStopped: (count: PracticeCount) => void;
}

/** Above the question: the count, and the button to stop. */
export function PracticeHead({ count, onStopped }: PracticeProps & { readonly count: PracticeCount }) {
  const { t } = useLingui();
  const { answered, right } = count;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-sm font-medium text-ink-soft">
        {answered === 0 ? t`Endless practice` : t`${right} of ${answered} right so far`}
      </p>
      <Button tone="quiet" className="-me-3" onClick={() => onStopped({ answered, right })}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
