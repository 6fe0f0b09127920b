import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RestartButtonProps {
  /** What is lost by it. */
  readonly consequence: string;
  readonly onConfirmed: () => void;
}

/** Starts a game under way anew, after asking (EXM-07). */
export function RestartButton({ consequence, onConfirmed }: RestartButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="quiet" className="-ml-3 self-start" onClick={() => setAsking(true)}>
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
