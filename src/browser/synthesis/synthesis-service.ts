import type { Speaker } from '#sound/rules/cast-voices.ts';
import type { Result } from '#lib/result.ts';
import type { AudioClip } from '#browser/audio/audio-service.ts';

export type SynthesisFailure =
  /** The program is not on this device yet and can't be had now, or the browser can't run it. */
  | 'unavailable'
  /** It made no sound of the text, or gave no answer in time. */
  | 'failed'
  | 'stopped';

/** A program that says any Dutch text, for devices without a voice (SPK-03). Never rejects. */
export interface SynthesisService {
  /** The sound of a text, to be played at the pace of the recordings. The program is fetched with the first one. */
  synthesise(
    text: string,
    speaker: Speaker,
    signal: AbortSignal,
  ): Promise<Result<AudioClip, SynthesisFailure>>;
}

/** What the page tells the worker. */
export interface SynthesisOrder {
  readonly id: number;
  readonly text: string;
  /** 1 is the voice's own. */
  readonly pitch: number;
}

/** … and what the worker answers. */
export type SynthesisAnswer =
  | { readonly kind: 'said'; readonly id: number; readonly clip: AudioClip }
  /** This text gave no sound. */
  | { readonly kind: 'failed'; readonly id: number }
  /** The program can't be had or run: no order will ever be answered. */
  | { readonly kind: 'unavailable' };
