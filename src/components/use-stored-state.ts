import { useCallback, useSyncExternalStore } from 'react';
import type { StoredValue } from '#storage/stored-value.ts';
import { usePlatform } from './platform-context.tsx';

/** A `storedState` and how to change it; redrawn when it is changed elsewhere on the page or in another tab, too. */
export function useStoredState<Value>(state: StoredValue<Value>): [Value, (value: Value) => void] {
  const { storage } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(storage, listener),
    [state, storage],
  );
  const read = () => state.read(storage);
  return [useSyncExternalStore(subscribe, read, read), (value) => void state.write(storage, value)];
}
