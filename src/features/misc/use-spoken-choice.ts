import { useState } from 'react';
import type { SpeechService } from '#platform/platform.ts';
import { useSpeech } from '#shared/speech/use-speech.ts';

interface SpokenChoice<Choice> {
  readonly choice: Choice | null;
  /** Chooses and says the Dutch; the same again clears the choice and is silent (MSC-03). */
  readonly press: (pressed: Choice, dutch: string) => void;
}

/**
 * One of several things that are chosen by a press and heard at the same time.
 * @param service instead of the device's voice alone (shared/recordings)
 */
export function useSpokenChoice<Choice extends string | number>(
  service?: SpeechService,
): SpokenChoice<Choice> {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { toggle, stop } = useSpeech(undefined, service);
  return {
    choice,
    press(pressed, dutch) {
      stop();
      setChoice(pressed === choice ? null : pressed);
      if (pressed !== choice) toggle(dutch);
    },
  };
}
