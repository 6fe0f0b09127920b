import { useState } from 'react';
import type { StoredValue } from '#services/storage/stored-value.ts';
import { usePlatform } from '#shared/platform-context.tsx';

interface StoredStateOptions<State> {
  /** Where it is kept on the device. */
  readonly stored: StoredValue<unknown>;
  /** What stands in the storage as a state, or null when it is none (any more). */
  readonly parse: (value: unknown) => State | null;
  readonly initial: State;
  /** Nothing to come back to: it is not kept, and what was kept goes. */
  readonly isOver: (state: State) => boolean;
}

interface StoredState<State> {
  readonly state: State;
  readonly setState: (next: State) => void;
  /** False once something could not be kept: a reload would lose it, and the person must be told. */
  readonly isKept: boolean;
}

/** A state that survives a reload or a crash (EXM-07, WRI-02): kept on the device with each change. */
export function useStoredState<State>({
  stored,
  parse,
  initial,
  isOver,
}: StoredStateOptions<State>): StoredState<State> {
  const { storage } = usePlatform();
  const [held, setHeld] = useState(() => {
    return { state: parse(stored.read(storage)) ?? initial, isKept: true };
  });
  const setState = (next: State) => {
    const done = isOver(next) ? stored.remove(storage) : stored.write(storage, next);
    setHeld({ state: next, isKept: done.ok || isOver(next) });
  };
  return { state: held.state, setState, isKept: held.isKept };
}
