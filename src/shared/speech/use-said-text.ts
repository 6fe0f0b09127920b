import { useEffect } from 'react';
import { useSpeech } from '#shared/speech/use-speech.ts';

interface SaidText {
  readonly isSpeaking: boolean;
  /** Says the text, or stops it. */
  readonly toggle: () => void;
}

/** A button's one text (SPK-01). It stops when it becomes another text or can no longer be pressed. */
export function useSaidText(text: string, { disabled = false } = {}): SaidText {
  const { speakingText, toggle, stop } = useSpeech();
  const isSpeaking = speakingText === text && !disabled;
  useEffect(() => {
    if (!isSpeaking) stop();
  }, [isSpeaking, stop]);
  return { isSpeaking, toggle: () => toggle(text) };
}
