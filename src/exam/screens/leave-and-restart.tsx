import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLeaveGuard } from '#routes/components/use-leave-guard.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  /** Something is half done: leaving it by a link, the Back button or closing the tab asks first (EXM-07). */
  readonly isHalfDone: boolean;
  /** What becomes of it when one leaves. */
  readonly consequence: string;
}

/** Asks before a game is left half done (EXM-07). */
export function LeaveDialog({ isHalfDone, consequence }: LeaveDialogProps) {
  const request = useLeaveGuard(isHalfDone);
  return (
    <Dialog
      open={request !== null}
      onClose={() => request?.stay()}
      title="Leave the game?"
      description={consequence}
      actions={
        <>
          <Button onClick={() => request?.stay()}>Stay</Button>
          <Button tone="secondary" onClick={() => request?.leave()}>
            Leave
          </Button>
        </>
      }
    />
  );
}

interface RestartButtonProps {
  /** What would be lost. */
  readonly consequence: string;
  readonly onConfirmed: () => void;
}

/** Starts a game under way again, after asking (EXM-07). */
export function RestartButton({ consequence, onConfirmed }: RestartButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="quiet" className="-ms-3 self-start" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden size={18} />
        Restart
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Start again?"
        description={consequence}
        actions={
          <>
            <Button onClick={close}>Go on playing</Button>
            <Button
              tone="secondary"
              onClick={() => {
                close();
                onConfirmed();
              }}
            >
              Start again
            </Button>
          </>
        }
      />
    </>
  );
}
