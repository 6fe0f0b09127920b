import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Begins all tasks again (EXM-07). It asks first: texts would be gone. */
export function RestartButton({ onRestart }: { onRestart: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  return (
    <>
      <Button tone="quiet" className="-ml-3 self-start" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden size={18} />
        Restart
      </Button>
      <Dialog
        open={isAsking}
        onClose={stop}
        title="Start again from the first task?"
        description="The texts of this game and their points go from this page."
        actions={
          <>
            <Button onClick={stop}>Keep writing</Button>
            <Button
              tone="secondary"
              onClick={() => {
                stop();
                onRestart();
              }}
            >
              Restart
            </Button>
          </>
        }
      />
    </>
  );
}
