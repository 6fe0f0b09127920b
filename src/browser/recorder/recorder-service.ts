import type { RecordingFailure } from '#sound/rules/take-machine.ts';
import type { Result } from '#lib/result.ts';
import type { Cancel } from '#browser/clock.ts';

/** A sound in the page's memory. */
export interface PlayableSound {
  /** The address of a WAV file (16 kHz, mono) for download. */
  readonly url: string;
  /** Plays it from the start. `onEnded` runs once, when it ends or cannot be played, but not after the cancel. */
  play(onEnded: () => void): Cancel;
  /** Frees its memory; the url is invalid afterwards. */
  release(): void;
}

/** A recorded sound. It lives in the page's memory, and nowhere else unless it is saved (SPE-02, MOC-10). */
export interface Recording extends PlayableSound {
  /** The file itself. */
  readonly wav: ArrayBuffer;
  readonly durationMs: number;
  /** The duration of speech in it; 0: no voice was detected. */
  readonly spokenMs: number;
  /** How loud the voice is: 0 (none) to 1. */
  readonly level: number;
}

/** An open microphone. The browser shows that it is on until it is closed. */
export interface Microphone {
  /** How loud it is right now: 0 (silence) to 1. */
  level(): number;
  /**
   * Records until `stop`, or until the microphone is gone. Null if it was closed before or there is no readable sound.
   * Never rejects.
   */
  record(): Promise<Recording | null>;
  /** Ends a running recording. */
  stop(): void;
  /** Switches it off. */
  close(): void;
}

/** Recording (SPE-01, SPE-02). */
export interface RecorderService {
  /**
   * Opens the microphone. The browser may ask the person first. Never rejects.
   * @param sound `plain`: without the processing that browsers apply to calls (SPK-05)
   */
  open(sound?: 'as-in-a-call' | 'plain'): Promise<Result<Microphone, RecordingFailure>>;
  /** Loads a saved sound to play it again; null if that is not possible now. Never rejects. */
  load(wav: ArrayBuffer): Promise<PlayableSound | null>;
}
