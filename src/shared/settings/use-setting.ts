import { useCallback, useSyncExternalStore } from 'react';
import type { Setting } from '#services/settings/settings.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** A setting and how to change it; also drawn anew when it is changed elsewhere on the page or in another tab. */
export function useSetting<Value>(setting: Setting<Value>): [Value, (value: Value) => void] {
  const { storage } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => setting.subscribe(storage, listener),
    [setting, storage],
  );
  const read = () => setting.read(storage);
  return [useSyncExternalStore(subscribe, read, read), (value) => setting.change(storage, value)];
}
