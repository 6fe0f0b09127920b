import { Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Speaker } from '#sound/rules/cast-voices.ts';
import { SoundNote } from './sound-note.tsx';
import { useSaidText } from './use-speech.ts';
import { Button } from '#ui/button.tsx';

interface ListenButtonProps {
  /** The Dutch that is said. */
  text: string;
  /** What the button says while nothing is heard. */
  label?: ReactNode;
  disabled?: boolean;
  /** Whose voice it is to be; anybody's where it isn't said. */
  speaker?: Speaker;
  /** False where the view tells of a computer's voice itself. */
  isLabelled?: boolean;
  /** Its text stands beside it, so it tells several buttons that say `Listen` apart. */
  isTextShown?: boolean;
  /** On a screen that is in Dutch, as an exam's. */
  isDutch?: boolean;
}

/**
 * Says a Dutch text; pressed again it stops (SPK-01). While it speaks its text and picture say `Stop`. It also stops
 * when its text changes or it is disabled. A screen reader hears the change of name on the focused button; a further
 * announcement would talk over the Dutch, so only a sound that is still on its way has one.
 */
export function ListenButton({
  text,
  label = 'Listen',
  disabled = false,
  speaker,
  isLabelled = true,
  isTextShown = false,
  isDutch = false,
}: ListenButtonProps) {
  const { isSpeaking, sign, toggle } = useSaidText(text, { disabled, speaker });
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        tone="secondary"
        disabled={disabled}
        aria-description={isTextShown ? text : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {isSpeaking ? 'Stop' : label}
      </Button>
      {(isLabelled || sign === 'loading') && <SoundNote sign={sign} isDutch={isDutch} />}
    </div>
  );
}
