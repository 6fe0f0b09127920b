import { err, ok, type Result } from '#lib/result.ts';
import type { AudioFailure, AudioFile, AudioService } from '#platform/platform.ts';

type AudioOutcome = Result<undefined, AudioFailure>;

export interface FakeAudio extends AudioService {
  /** Every file that was to be played, in order. */
  readonly played: readonly AudioFile[];
  /** The outcome of every later `play`; played to its end unless told otherwise. */
  answerWith(outcome: AudioOutcome): void;
  /** From now on a file goes on playing until `finish`, its signal or the next `play`. */
  hold(): void;
  /** Ends the file that is playing; does nothing when none is. */
  finish(outcome?: AudioOutcome): void;
}

/** Plays nothing and remembers everything. Like the real one it plays one file at a time. */
export function createFakeAudio(): FakeAudio {
  const played: AudioFile[] = [];
  let held = false;
  let outcome: AudioOutcome = ok();
  let endCurrent: ((outcome: AudioOutcome) => void) | null = null;
  const finish = (how: AudioOutcome = ok()) => {
    endCurrent?.(how);
    endCurrent = null;
  };
  return {
    played,
    play(file, signal) {
      finish(err('stopped'));
      if (signal.aborted) return Promise.resolve(err('stopped'));
      played.push(file);
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
