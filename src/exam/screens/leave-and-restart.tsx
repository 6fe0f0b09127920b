import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLeaveGuard } from '#routes/components/use-leave-guard.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  /** Something is half done: leaving it by a link, the Back button or closing the tab asks first (EXM-07). */
  readonly isHalfDone: boolean;
  /** What becomes of it when one leaves. */
  readonly consequence: ReactNode;
}

/** Asks before a game is left half done (EXM-07). */
export function LeaveDialog({ isHalfDone, consequence }: LeaveDialogProps) {
  const { t } = useLingui();
  const request = useLeaveGuard(isHalfDone);
  return (
    <Dialog
      open={request !== null}
      onClose={() => request?.stay()}
      title={t`Leave the game?`}
      description={consequence}
      actions={
        <>
          <Button onClick={() => request?.stay()}>
            <Trans>Stay</Trans>
          </Button>
          <Button tone="secondary" onClick={() => request?.leave()}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    />
  );
}

interface RestartButtonProps {
  /** What would be lost. */
  readonly consequence: ReactNode;
  readonly onConfirmed: () => void;
}

/** Starts a game under way again, after asking (EXM-07). */
export function RestartButton({ consequence, onConfirmed }: RestartButtonProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="quiet" className="-ms-3 self-start" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden size={18} />
        <Trans>Restart</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t`Start again?`}
        description={consequence}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Continue the game</Trans>
            </Button>
            <Button
              tone="secondary"
              onClick={() => {
                close();
                onConfirmed();
              }}
            >
              <Trans>Start again</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
