import { Trans } from '@lingui/react/macro';
import { Square, Volume2 } from 'lucide-react';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { useSaidText } from '#sound/components/use-speech.ts';
import { Button } from '#ui/button.tsx';

/** A small button next to a Dutch sentence that plays it, and stops it when pressed again (SPK-01). */
export function SentenceSound({ text }: { text: string }) {
  const { isSpeaking, sign, toggle } = useSaidText(text);
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <span className="flex shrink-0 flex-col items-center">
      <Button tone="quiet" onClick={toggle} className="shrink-0 px-0!">
        <Icon aria-hidden size={22} />
        <span className="sr-only">
          {isSpeaking ? (
            <Trans>
              Stop: <span lang="nl">{text}</span>
            </Trans>
          ) : (
            <Trans>
              Listen: <span lang="nl">{text}</span>
            </Trans>
          )}
        </span>
      </Button>
      <SoundNote sign={sign} isSmall />
    </span>
  );
}
