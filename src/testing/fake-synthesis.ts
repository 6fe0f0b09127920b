import type { Speaker } from '#sound/rules/cast-voices.ts';
import { err, ok } from '#lib/result.ts';
import type { AudioClip, SynthesisFailure, SynthesisService } from '#browser/platform.ts';

export interface FakeSynthesis extends SynthesisService {
  /** The texts to say, in order. */
  readonly said: readonly { readonly text: string; readonly speaker: Speaker }[];
  /** The outcome of every later text; by default its sound. */
  failWith(failure: SynthesisFailure | null): void;
  /** From now on it doesn't answer until its signal, or until `finish`. */
  hold(): void;
  /** Answers the waiting text. */
  finish(): void;
}

const DURATION_MS = 700;

/** The fake synthesiser's sound of a text: as long as its number of letters, to tell texts apart. */
export function synthesisedClip(text: string): AudioClip {
  return { sound: Uint8Array.of(82, 73, 70, 70, text.length), durationMs: DURATION_MS };
}

export function createFakeSynthesis(): FakeSynthesis {
  const said: { text: string; speaker: Speaker }[] = [];
  let failure: SynthesisFailure | null = null;
  let isHeld = false;
  let answer: (() => void) | null = null;
  return {
    said,
    synthesise(text, speaker, signal) {
      if (signal.aborted) return Promise.resolve(err('stopped'));
      said.push({ text, speaker });
      const outcome = () => (failure === null ? ok(synthesisedClip(text)) : err(failure));
      if (!isHeld) return Promise.resolve(outcome());
      return new Promise((resolve) => {
        answer = () => resolve(outcome());
        signal.addEventListener('abort', () => resolve(err('stopped')));
      });
    },
    failWith(next) {
      failure = next;
    },
    hold() {
      isHeld = true;
    },
    finish: () => answer?.(),
  };
}
