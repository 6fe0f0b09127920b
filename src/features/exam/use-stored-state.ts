import { useState } from 'react';
import { usePlatform } from '#shared/platform-context.tsx';

interface StoredStateOptions<State> {
  /** Of the device's storage. */
  readonly key: string;
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
  key,
  parse,
  initial,
  isOver,
}: StoredStateOptions<State>): StoredState<State> {
  const { storage } = usePlatform();
  const [held, setHeld] = useState(() => {
    const stored = storage.read(key);
    const found = stored.ok && stored.value !== null ? parse(readJson(stored.value)) : null;
    return { state: found ?? initial, isKept: true };
  });
  const setState = (next: State) => {
    const done = isOver(next) ? storage.remove(key) : storage.write(key, JSON.stringify(next));
    setHeld({ state: next, isKept: done.ok || isOver(next) });
  };
  return { state: held.state, setState, isKept: held.isKept };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
