import type { RecordingFailure } from '#domain/exam/speaking-machine.ts';
import type { Result } from '#lib/result.ts';
import type { Cancel } from '#platform/clock.ts';

/** A recorded sound. It lives in the page's memory and nowhere else (SPE-02). */
export interface Recording {
  /** Of a WAV file, 16 kHz and mono, to be saved. */
  readonly url: string;
  readonly durationMs: number;
  /** No voice is heard in it. */
  readonly isSilent: boolean;
  /** Plays it from its beginning. `onEnded` runs once, at its end or where it can't be played; not after the cancel. */
  play(onEnded: () => void): Cancel;
  /** Frees its memory; the url is of no use afterwards. */
  release(): void;
}

/** An open microphone. The browser shows that it is on until it is closed. */
export interface Microphone {
  /** How loud it is right now: 0 (silence) to 1. */
  level(): number;
  /** Records until `stop`, or until the microphone is gone. Null: closed before, or no readable sound. Never rejects. */
  record(): Promise<Recording | null>;
  /** Ends a recording that runs. */
  stop(): void;
  /** Switches it off. */
  close(): void;
}

/** Recording (SPE-01, SPE-02). */
export interface RecorderService {
  /** Opens the microphone, after the browser asked the person where it must. Never rejects. */
  open(): Promise<Result<Microphone, RecordingFailure>>;
}
