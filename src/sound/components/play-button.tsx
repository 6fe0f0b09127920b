import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Cancel, PlayableSound } from '#browser/platform.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Button } from '#ui/button.tsx';

interface PlayButtonProps {
  /** The label while nothing is playing. */
  readonly label: string;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
  /** Loads the sound; null if it no longer exists. */
  readonly open: () => PlayableSound | null | Promise<PlayableSound | null>;
}

/** Plays a recording (SPE-02, MOC-10), and stops it. */
export function PlayButton({ label, isDutch = false, open }: PlayButtonProps) {
  const { i18n } = useLingui();
  const platform = usePlatform();
  const [stop, setStop] = useState<Cancel | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => stop ?? undefined, [stop]);
  const play = async () => {
    // One voice at a time.
    appSpeechOf(platform).stop();
    const sound = await open();
    // It may finish loading after the view has closed.
    if (isLeft.current) return;
    setMissing(sound === null);
    if (sound === null) return;
    const cancel = sound.play(() => setStop(null));
    setStop(() => cancel);
  };
  const Icon = stop === null ? Play : Square;
  if (isMissing)
    return (
      <p lang={i18n.locale} className="text-ink-soft">
        <Trans>The sound of this recording is not on this device.</Trans>
      </p>
    );
  return (
    <Button
      tone="secondary"
      className="self-start"
      onClick={() => (stop === null ? void play() : setStop(null))}
    >
      <Icon aria-hidden size={18} />
      {stop === null ? label : isDutch ? 'Stop' : <Trans>Stop</Trans>}
    </Button>
  );
}
