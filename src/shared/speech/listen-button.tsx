import { Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Button } from '#ui/button.tsx';

interface ListenButtonProps {
  /** The Dutch that is said. */
  text: string;
  /** What the button says while nothing is heard. */
  label?: string;
  disabled?: boolean;
}

/**
 * Says a Dutch text; pressed again it stops (SPK-01). While it speaks its text and picture say `Stop`. It also stops
 * when its text changes or it is disabled. A screen reader hears the change of name on the focused button; a further
 * announcement would talk over the Dutch.
 */
export function ListenButton({ text, label = 'Listen', disabled = false }: ListenButtonProps) {
  const { speakingText, toggle, stop } = useSpeech();
  const speaking = speakingText === text && !disabled;
  useEffect(() => {
    if (!speaking) stop();
  }, [speaking, stop]);
  const Icon = speaking ? Square : Volume2;
  return (
    <Button tone="secondary" disabled={disabled} onClick={() => toggle(text)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {speaking ? 'Stop' : label}
    </Button>
  );
}
