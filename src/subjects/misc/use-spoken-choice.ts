import { useState } from 'react';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { useSpeech } from '#sound/components/use-speech.ts';

interface SpokenChoice<Choice> {
  readonly choice: Choice | null;
  /** The credit or notice of the sound, for a `SoundNote`. */
  readonly sign: SoundSign | null;
  /** Selects and says the Dutch; pressing the same again deselects it and stops the sound (MSC-03). */
  readonly press: (pressed: Choice, dutch: string) => void;
}

/** One of several things that a press selects and says at the same time. */
export function useSpokenChoice<Choice extends string | number>(): SpokenChoice<Choice> {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { toggle, stop, sign } = useSpeech();
  return {
    choice,
    sign,
    press(pressed, dutch) {
      stop();
      setChoice(pressed === choice ? null : pressed);
      if (pressed !== choice) toggle(dutch);
    },
  };
}
