import type { Result } from '#lib/result.ts';

/** A sound that is already loaded. */
export interface AudioClip {
  /** An mp3 or a WAV file. */
  readonly sound: Uint8Array<ArrayBuffer>;
  /** Its length at normal speed. */
  readonly durationMs: number;
  /** Played at normal speed, whatever speed is set for Dutch. */
  readonly keepsPace?: true;
  /** The part of the speed set for Dutch at which it is played; 1 by default. */
  readonly pace?: number;
}

export type AudioFailure =
  /** It cannot be loaded or decoded, or it never ended. */
  | 'unavailable'
  /** The browser requires another press first. */
  | 'blocked'
  /** Stopped by the person, by a newer request, or because the page went into the background. */
  | 'stopped';

/** Recorded sound (LIS-04, SPK-03). Only one plays at a time. */
export interface AudioService {
  /**
   * Plays it at the speed set for Dutch without changing its pitch (SPK-06). Resolves when it has ended or cannot be
   * played. Never rejects.
   */
  play(clip: AudioClip, signal: AbortSignal): Promise<Result<undefined, AudioFailure>>;
}
