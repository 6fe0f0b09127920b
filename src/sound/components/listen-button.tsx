import { Trans } from '@lingui/react/macro';
import { Snail, Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Speaker } from '#sound/rules/cast-voices.ts';
import { SoundNote } from './sound-note.tsx';
import { useSaidText } from './use-speech.ts';
import { Button } from '#ui/button.tsx';

const LISTEN = <Trans>Listen</Trans>;

interface ListenButtonProps {
  /** The Dutch that is said. */
  text: string;
  /** The label while nothing is playing. */
  label?: ReactNode;
  disabled?: boolean;
  /** The speaker; any voice by default. */
  speaker?: Speaker;
  /** False if the view itself labels a computer's voice. */
  isLabelled?: boolean;
  /** Whether the text is shown next to the button, and so distinguishes several `Listen` buttons. */
  isTextShown?: boolean;
  /** On a Dutch screen, such as an exam. */
  isDutch?: boolean;
  /** Said once without a press (PTH-04). */
  playsItself?: boolean;
  /** Next to it a button that says the text slowly. */
  canBeSlow?: boolean;
}

/**
 * Says a Dutch text; pressed again it stops (SPK-01). While it speaks its text and picture say `Stop`. It also stops
 * when its text changes or it is disabled. A screen reader hears the change of name on the focused button; a further
 * announcement would talk over the Dutch, so only a sound that is still on its way has one.
 */
export function ListenButton({
  text,
  label = LISTEN,
  disabled = false,
  speaker,
  isLabelled = true,
  isTextShown = false,
  isDutch = false,
  playsItself = false,
  canBeSlow = false,
}: ListenButtonProps) {
  const { isSpeaking, sign, toggle, saySlowly } = useSaidText(text, {
    disabled,
    speaker,
    playsItself,
    isDutch,
  });
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
        {isSpeaking ? isDutch ? 'Stop' : <Trans>Stop</Trans> : label}
      </Button>
      {canBeSlow && (
        <Button tone="secondary" disabled={disabled} onClick={saySlowly}>
          <Snail aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Slowly</Trans>
        </Button>
      )}
      {(isLabelled || sign === 'loading') && <SoundNote sign={sign} isDutch={isDutch} />}
    </div>
  );
}
