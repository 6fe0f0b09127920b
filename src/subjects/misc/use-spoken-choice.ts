import { useState } from 'react';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { useSpeech } from '#sound/components/use-speech.ts';

interface SpokenChoice<Choice> {
  readonly choice: Choice | null;
  /** What has to be told of the sound, by a `SoundNote`. */
  readonly sign: SoundSign | null;
  /** Chooses and says the Dutch; the same again clears the choice and is silent (MSC-03). */
  readonly press: (pressed: Choice, dutch: string) => void;
}

/** One of several things that are chosen by a press and heard at the same time. */
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
