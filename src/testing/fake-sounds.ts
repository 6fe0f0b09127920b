import { err, ok } from '#lib/result.ts';
import type { SaveFailure, SoundStore } from '#browser/platform.ts';

export interface FakeSounds extends SoundStore {
  isSupported: boolean;
  /** The saved files, by path. */
  readonly saved: Set<string>;
  /** The files that were to be saved, in order. */
  readonly requests: readonly string[];
  /** From now on nothing can be saved, for this reason; null ends that. */
  failWith(failure: SaveFailure | null): void;
  /** From now on each file waits for `letThrough`. */
  hold(): void;
  /** Lets the waiting file arrive. */
  letThrough(): void;
}

/** Saved recordings in memory. */
export function createFakeSounds(): FakeSounds {
  const saved = new Set<string>();
  const requests: string[] = [];
  let failure: SaveFailure | null = null;
  let isHeld = false;
  let waiting: (() => void)[] = [];
  const letThrough = () => {
    const going = waiting;
    waiting = [];
    for (const go of going) go();
  };
  return {
    isSupported: true,
    saved,
    requests,
    paths: () => Promise.resolve(ok([...saved])),
    async save(path, _bytes, signal) {
      requests.push(path);
      signal.addEventListener('abort', letThrough);
      if (isHeld) await new Promise<void>((go) => void waiting.push(go));
      if (signal.aborted) return err('network');
      if (failure !== null) return err(failure);
      saved.add(path);
      return ok();
    },
    deleteAll() {
      saved.clear();
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
