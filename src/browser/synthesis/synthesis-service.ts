import type { Speaker } from '#sound/rules/cast-voices.ts';
import type { Result } from '#lib/result.ts';
import type { AudioClip } from '#browser/audio/audio-service.ts';

export type SynthesisFailure =
  /** The program is not on this device and cannot be loaded now, or the browser cannot run it. */
  | 'unavailable'
  /** It produced no sound for the text, or did not answer in time. */
  | 'failed'
  | 'stopped';

/** A program that says any Dutch text, for devices without a voice (SPK-03). Never rejects. */
export interface SynthesisService {
  /** The sound of a text, at the speed of the recordings. The first call fetches the program. */
  synthesise(
    text: string,
    speaker: Speaker,
    signal: AbortSignal,
  ): Promise<Result<AudioClip, SynthesisFailure>>;
}

/** The request from the page to the worker. */
export interface SynthesisOrder {
  readonly id: number;
  readonly text: string;
  /** 1 is the voice's normal pitch. */
  readonly pitch: number;
}

/** The worker's answer. */
export type SynthesisAnswer =
  | { readonly kind: 'said'; readonly id: number; readonly clip: AudioClip }
  /** This text gave no sound. */
  | { readonly kind: 'failed'; readonly id: number }
  /** The program cannot be loaded or run: no request will ever be answered. */
  | { readonly kind: 'unavailable' };
