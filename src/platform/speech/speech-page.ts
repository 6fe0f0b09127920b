import type { VoiceFacts } from '#domain/speech/rank-voices.ts';

/** The part of the Web Speech API that is used, so that tests can write a browser of their own. */
export interface BrowserUtterance {
  voice: VoiceFacts | null;
  lang: string;
  rate: number;
  pitch: number;
  addEventListener(type: 'start' | 'end' | 'error', listener: (event: Event) => void): void;
}

export interface BrowserSynthesis {
  readonly speaking: boolean;
  readonly pending: boolean;
  getVoices(): readonly VoiceFacts[];
  speak(utterance: BrowserUtterance): void;
  cancel(): void;
  /** Missing in older Safari, where the voices are there at once. */
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
}

/** The window, as far as speech needs it. */
export interface SpeechPage {
  readonly speechSynthesis?: BrowserSynthesis;
  readonly SpeechSynthesisUtterance?: new (text: string) => BrowserUtterance;
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  addEventListener(type: 'pagehide', listener: () => void): void;
}
