import type { Speaker } from '#sound/rules/cast-voices.ts';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';
import type { Result } from '#lib/result.ts';

export type SpeechFailure =
  /** The browser has no speech output at all. */
  | 'unsupported'
  /** Speech output, but no Dutch voice. */
  | 'no-dutch-voice'
  /** The voice reported an error, never started or never ended. */
  | 'failed'
  /** Stopped by the person, by a newer request or by leaving the view. */
  | 'stopped';

/** Dutch speech (SPK-01, SPK-02). Only one thing is said at a time. */
export interface SpeechService {
  /**
   * Says the text; resolves once it was said to its end or it is clear that it won't be. Never rejects.
   * @param speaker by the voice that all texts have, where nobody is named
   */
  speak(text: string, speaker?: Speaker): Promise<Result<undefined, SpeechFailure>>;
  /** Stops at once; the pending `speak` resolves with `stopped`. */
  stop(): void;
}

/** How the person wants to be spoken to (MEM-16). */
export interface SpeechWish {
  /** By its name; null: the best one. One that the device doesn't have is the best one, too. */
  readonly voice: string | null;
  /** 1 is a voice's own pace. */
  readonly rate: number;
}

/** Speech by the voices of the device. */
export interface DeviceSpeech extends SpeechService {
  /** Says a translation by the device's English voice, at its own pace (SPK-07); `unavailable` where there is none. Never rejects. */
  speakEnglish(text: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** The Dutch voices that are there now, best first; once they have come, or surely won't. Never rejects. */
  voices(): Promise<Result<readonly VoiceFacts[], 'unsupported'>>;
}
