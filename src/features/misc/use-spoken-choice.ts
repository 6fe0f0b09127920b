import { useState } from 'react';
import { useSpeech } from '#shared/speech/use-speech.ts';

interface SpokenChoice<Choice> {
  readonly choice: Choice | null;
  /** A program's recording is or was heard, and has to be labelled. */
  readonly isComputerVoice: boolean;
  /** Chooses and says the Dutch; the same again clears the choice and is silent (MSC-03). */
  readonly press: (pressed: Choice, dutch: string) => void;
}

/** One of several things that are chosen by a press and heard at the same time. */
export function useSpokenChoice<Choice extends string | number>(): SpokenChoice<Choice> {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { toggle, stop, isComputerVoice } = useSpeech();
  return {
    choice,
    isComputerVoice,
    press(pressed, dutch) {
      stop();
      setChoice(pressed === choice ? null : pressed);
      if (pressed !== choice) toggle(dutch);
    },
  };
}
