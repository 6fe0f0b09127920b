import { err, ok } from '#lib/result.ts';
import type { KeepFailure, SoundStore } from '#browser/platform.ts';

export interface FakeSounds extends SoundStore {
  isSupported: boolean;
  /** The saved files, by path. */
  readonly kept: Set<string>;
  /** The files that were to be saved, in order. */
  readonly requests: readonly string[];
  /** From now on nothing can be saved, for this reason; null ends that. */
  failWith(failure: KeepFailure | null): void;
  /** From now on each file waits for `letThrough`. */
  hold(): void;
  /** Lets the waiting file arrive. */
  letThrough(): void;
}

/** Saved recordings in memory. */
export function createFakeSounds(): FakeSounds {
  const kept = new Set<string>();
  const requests: string[] = [];
  let failure: KeepFailure | null = null;
  let isHeld = false;
  let waiting: (() => void)[] = [];
  const letThrough = () => {
    const going = waiting;
    waiting = [];
    for (const go of going) go();
  };
  return {
    isSupported: true,
    kept,
    requests,
    paths: () => Promise.resolve(ok([...kept])),
    async keep(path, _bytes, signal) {
      requests.push(path);
      signal.addEventListener('abort', letThrough);
      if (isHeld) await new Promise<void>((go) => void waiting.push(go));
      if (signal.aborted) return err('network');
      if (failure !== null) return err(failure);
      kept.add(path);
      return ok();
    },
    forgetAll() {
      kept.clear();
      return Promise.resolve(ok());
    },
    failWith(next) {
      failure = next;
    },
    hold() {
      isHeld = true;
    },
    letThrough,
  };
}
