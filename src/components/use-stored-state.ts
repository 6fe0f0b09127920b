import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { StoredValue } from '#storage/stored-value.ts';
import { usePlatform } from './platform-context.tsx';

/** A `storedState` and how to change it; redrawn when it is changed elsewhere on the page or in another tab, too. */
export function useStoredState<Value>(state: StoredValue<Value>): [Value, (value: Value) => void] {
  const { storage } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(storage, listener),
    [state, storage],
  );
  // What was read is another object each time; its text is not.
  const readText = () => JSON.stringify(state.read(storage));
  const text = useSyncExternalStore(subscribe, readText, readText);
  const value = useMemo((): Value => JSON.parse(text), [text]);
  return [value, (next) => void state.write(storage, next)];
}
