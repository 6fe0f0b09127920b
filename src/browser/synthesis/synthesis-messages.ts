import type { AudioClip } from '#browser/audio/audio-service.ts';

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
