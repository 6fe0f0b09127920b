import type { RecordingFailure } from '#sound/rules/take-machine.ts';
import type { Result } from '#lib/result.ts';
import type { Cancel } from '#browser/clock.ts';

/** A sound in the page's memory. */
export interface PlayableSound {
  /** Of a WAV file, 16 kHz and mono, to be saved. */
  readonly url: string;
  /** Plays it from its beginning. `onEnded` runs once, at its end or where it can't be played; not after the cancel. */
  play(onEnded: () => void): Cancel;
  /** Frees its memory; the url is of no use afterwards. */
  release(): void;
}

/** A recorded sound. It lives in the page's memory, and nowhere else unless its bytes are kept (SPE-02, MOC-10). */
export interface Recording extends PlayableSound {
  /** The file itself. */
  readonly wav: ArrayBuffer;
  readonly durationMs: number;
  /** How much of it somebody speaks; 0: no voice is heard in it. */
  readonly spokenMs: number;
  /** How loud the voice is: 0 (none) to 1. */
  readonly level: number;
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
  /**
   * Opens the microphone, after the browser asked the person where it must. Never rejects.
   * @param sound `plain`: as the room gives it, without what browsers do to the sound of a call (SPK-05)
   */
  open(sound?: 'as-in-a-call' | 'plain'): Promise<Result<Microphone, RecordingFailure>>;
  /** A sound that was kept, to be played again; null where that can't be had now. Never rejects. */
  load(wav: ArrayBuffer): Promise<PlayableSound | null>;
}
