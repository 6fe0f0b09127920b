import { useState } from 'react';
import { useSpeech } from '#shared/speech/use-speech.ts';

/** How the numbers of a round reach the person. */
export type TaskWay = 'heard' | 'read';

/** Why a number was not heard. */
export type VoiceTrouble = 'no-voice' | 'failed';

export interface TaskVoice {
  readonly way: TaskWay;
  readonly chooseWay: (way: TaskWay) => void;
  /** For the person to know; null when all is well. */
  readonly trouble: VoiceTrouble | null;
  readonly speakingText: string | null;
  /** Says the Dutch, from its beginning, if the numbers are to be heard. Only from a press, as all speech. */
  readonly say: (words: string) => void;
  readonly stop: () => void;
}

/** Says numbers aloud. Where the device has no Dutch voice they are read from then on (MSC-09, SPK-02). */
export function useTaskVoice(): TaskVoice {
  const [way, setWay] = useState<TaskWay>('heard');
  const [trouble, setTrouble] = useState<VoiceTrouble | null>(null);
  const { speakingText, toggle, stop } = useSpeech((failure) => {
    setTrouble(failure === 'failed' ? 'failed' : 'no-voice');
    if (failure !== 'failed') setWay('read');
  });
  return {
    way,
    chooseWay(chosen) {
      stop();
      setTrouble(null);
      setWay(chosen);
    },
    trouble,
    speakingText,
    say(words) {
      stop();
      if (way === 'read') return;
      setTrouble(null);
      toggle(words);
    },
    stop,
  };
}
