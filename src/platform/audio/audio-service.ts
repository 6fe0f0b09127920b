import type { Result } from '#lib/result.ts';

/** One of the app's own sound files. */
export interface AudioFile {
  /** Starts with `/`. */
  readonly path: string;
  readonly durationMs: number;
}

export type AudioFailure =
  /** The file can't be had or read, or its end never came. */
  | 'unavailable'
  /** The browser wants another press first. */
  | 'blocked'
  /** By the person, by a newer request, or because the page went into the background. */
  | 'stopped';

/** Prepared audio (LIS-04). Only one file plays at a time. */
export interface AudioService {
  /** Plays a file; resolves once it was played to its end or it is clear that it won't be. Never rejects. */
  play(file: AudioFile, signal: AbortSignal): Promise<Result<undefined, AudioFailure>>;
}
