import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, AudioService } from '#browser/platform.ts';

type AudioOutcome = Result<undefined, AudioFailure>;

export interface FakeAudio extends AudioService {
  /** Everything that was played, in order. */
  readonly played: readonly AudioClip[];
  /** Sets the outcome of every later `play`; by default it plays to its end. */
  answerWith(outcome: AudioOutcome): void;
  /** From now on a clip keeps playing until `finish`, its signal or the next `play`. */
  hold(): void;
  /** Ends the current clip; does nothing without one. */
  finish(outcome?: AudioOutcome): void;
}

/** Plays nothing and records everything. Like the real one it plays one clip at a time. */
export function createFakeAudio(): FakeAudio {
  const played: AudioClip[] = [];
  let held = false;
  let outcome: AudioOutcome = ok();
  let endCurrent: ((outcome: AudioOutcome) => void) | null = null;
  const finish = (how: AudioOutcome = ok()) => {
    endCurrent?.(how);
    endCurrent = null;
  };
  return {
    played,
    play(clip, signal) {
      finish(err('stopped'));
      if (signal.aborted) return Promise.resolve(err('stopped'));
      played.push(clip);
      if (!held) return Promise.resolve(outcome);
      return new Promise((resolve) => {
        endCurrent = resolve;
        signal.addEventListener('abort', () => resolve(err('stopped')));
      });
    },
    answerWith(next) {
      outcome = next;
    },
    hold() {
      held = true;
    },
    finish,
  };
}
