import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { StoredValue } from '#storage/stored-value.ts';
import { usePlatform } from './platform-context.tsx';

/** A `storedState` and its setter; also renders again when it changes elsewhere on the page or in another tab. */
export function useStoredState<Value>(state: StoredValue<Value>): [Value, (value: Value) => void] {
  const { storage } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => state.subscribe(storage, listener),
    [state, storage],
  );
  // Each read gives a new object, but the same text.
  const readText = () => JSON.stringify(state.read(storage));
  const text = useSyncExternalStore(subscribe, readText, readText);
  const value = useMemo((): Value => JSON.parse(text), [text]);
  return [value, (next) => void state.write(storage, next)];
}
