import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, AudioService } from '#browser/platform.ts';

type AudioOutcome = Result<undefined, AudioFailure>;

export interface FakeAudio extends AudioService {
  /** Everything that was to be played, in order. */
  readonly played: readonly AudioClip[];
  /** The outcome of every later `play`; played to its end unless told otherwise. */
  answerWith(outcome: AudioOutcome): void;
  /** From now on a clip goes on playing until `finish`, its signal or the next `play`. */
  hold(): void;
  /** Ends the clip that is playing; does nothing when none is. */
  finish(outcome?: AudioOutcome): void;
}

/** Plays nothing and remembers everything. Like the real one it plays one clip at a time. */
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
