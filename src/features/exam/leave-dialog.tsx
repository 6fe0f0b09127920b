import { useLeaveGuard } from '#shared/navigation/use-leave-guard.ts';
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
