import type { Speaker } from '#sound/rules/cast-voices.ts';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';
import type { Result } from '#lib/result.ts';

export type SpeechFailure =
  /** The browser has no speech output at all. */
  | 'unsupported'
  /** There is speech output, but no Dutch voice. */
  | 'no-dutch-voice'
  /** The voice reported an error, never started or never ended. */
  | 'failed'
  /** Stopped by the person, by a newer request or by leaving the view. */
  | 'stopped';

/** Dutch speech (SPK-01, SPK-02). Only one thing is said at a time. */
export interface SpeechService {
  /**
   * Says the text. Resolves when it has ended or cannot be said. Never rejects.
   * @param speaker without one, the usual voice is used
   * @param pace the part of the chosen speed at which it is said; 1 by default
   */
  speak(text: string, speaker?: Speaker, pace?: number): Promise<Result<undefined, SpeechFailure>>;
  /** Stops at once; the pending `speak` resolves with `stopped`. */
  stop(): void;
}

/** The person's speech settings (MEM-16). */
export interface SpeechWish {
  /** The name of the voice. The best one is used for null or a missing voice. */
  readonly voice: string | null;
  /** 1 is the voice's normal speed. */
  readonly rate: number;
}

/** Speech by the voices of the device. */
export interface DeviceSpeech extends SpeechService {
  /**
   * Says a meaning with the device's voice of that language at normal speed (SPK-07); `unavailable` if there is none. Never
   * rejects.
   */
  speakMeaning(text: string, language: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** The available Dutch voices, best first, once they have loaded or certainly will not. Never rejects. */
  voices(): Promise<Result<readonly VoiceFacts[], 'unsupported'>>;
}
