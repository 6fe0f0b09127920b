import { useEffect } from 'react';
import type { SpeechService } from '#platform/platform.ts';
import { useSpeech } from '#shared/speech/use-speech.ts';

interface SaidText {
  readonly isSpeaking: boolean;
  /** Says the text, or stops it. */
  readonly toggle: () => void;
}

interface SaidTextOptions {
  readonly disabled?: boolean;
  /** Instead of the device's voice alone (shared/recordings). */
  readonly service?: SpeechService | undefined;
}

/** A button's one text (SPK-01). It stops when it becomes another text or can no longer be pressed. */
export function useSaidText(text: string, { disabled = false, service }: SaidTextOptions = {}): SaidText {
  const { speakingText, toggle, stop } = useSpeech(undefined, service);
  const isSpeaking = speakingText === text && !disabled;
  useEffect(() => {
    if (!isSpeaking) stop();
  }, [isSpeaking, stop]);
  return { isSpeaking, toggle: () => toggle(text) };
}
