import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Cancel, Recording } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';

interface TakePlayerProps {
  /** What the button says while nothing is heard. */
  readonly label: string;
  /** Undefined: recorded before the page was loaded anew. */
  readonly sound: Recording | undefined;
}

/** Plays a recording (SPE-02). Its sound is not kept over a reload, and that is said. */
export function TakePlayer({ label, sound }: TakePlayerProps) {
  if (sound === undefined)
    return (
      <p className="text-ink-soft">
        You recorded this answer before the page was loaded again. It still counts, but its sound is gone.
      </p>
    );
  return (
    <>
      {sound.isSilent && (
        <p className="font-semibold text-warning">
          No voice is heard in this recording. Check your microphone.
        </p>
      )}
      <PlayButton label={label} sound={sound} />
    </>
  );
}

function PlayButton({ label, sound }: { label: string; sound: Recording }) {
  const { speech } = usePlatform();
  const [stop, setStop] = useState<Cancel | null>(null);
  useEffect(() => stop ?? undefined, [stop]);
  const play = () => {
    // One voice at a time.
    speech.stop();
    const cancel = sound.play(() => setStop(null));
    setStop(() => cancel);
  };
  const Icon = stop === null ? Play : Square;
  return (
    <Button tone="secondary" className="self-start" onClick={() => (stop === null ? play() : setStop(null))}>
      <Icon aria-hidden size={18} />
      {stop === null ? label : 'Stop'}
    </Button>
  );
}
