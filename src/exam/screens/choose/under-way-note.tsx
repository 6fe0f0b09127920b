import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ActionBar } from '#ui/action-bar.tsx';

export interface UnderWayNoteProps {
  /** How far it is. */
  readonly what: string;
  readonly onGoneOn: () => void;
  readonly onLeft: () => void;
}

/** Asked of somebody who was led here to practise something, and has begun something else before. Loaded late, hence the default export. */
export default function UnderWayNote({ what, onGoneOn, onLeft }: UnderWayNoteProps) {
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-3">
        <h2 className="text-xl font-bold">
          <Trans>You have not finished what you started here</Trans>
        </h2>
        <p>
          <Trans>{what}. Continue that first, or leave it and start calm practice.</Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>What you answered so far stays in your progress and your review.</Trans>
        </p>
      </Card>
      <ActionBar>
        <Button tone="secondary" onClick={onLeft}>
          <Trans>Leave it</Trans>
        </Button>
        <Button onClick={onGoneOn}>
          <Trans>Continue</Trans>
        </Button>
      </ActionBar>
    </>
  );
}
