import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Starts a game under way anew, after asking (EXM-07). */
export function RestartButton({ onConfirmed }: { onConfirmed: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button tone="quiet" className="-ml-3 self-start" onClick={() => setIsAsking(true)}>
        <RotateCcw aria-hidden size={18} />
        Restart
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Start again?"
        description="Your answers, your score and your lives in this game are lost."
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
