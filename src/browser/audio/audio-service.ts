import type { Result } from '#lib/result.ts';

/** A sound that is here already. */
export interface AudioClip {
  /** An mp3 or a WAV file. */
  readonly sound: Uint8Array<ArrayBuffer>;
  /** At its own pace. */
  readonly durationMs: number;
  /** It is played as it is, however fast Dutch is wanted. */
  readonly keepsPace?: true;
}

export type AudioFailure =
  /** It can't be had or read, or its end never came. */
  | 'unavailable'
  /** The browser wants another press first. */
  | 'blocked'
  /** By the person, by a newer request, or because the page went into the background. */
  | 'stopped';

/** Recorded sound (LIS-04, SPK-03). Only one plays at a time. */
export interface AudioService {
  /** Plays it as fast as Dutch is wanted, no higher and no lower for that (SPK-06); resolves once it was played to its end or it is clear that it won't be. Never rejects. */
  play(clip: AudioClip, signal: AbortSignal): Promise<Result<undefined, AudioFailure>>;
}
