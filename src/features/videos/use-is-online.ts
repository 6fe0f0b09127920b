import { useSyncExternalStore } from 'react';
import { usePlatform } from '#shared/platform-context.tsx';

/** Whether there may be a connection: false only when the browser is sure that there is none. */
export function useIsOnline(): boolean {
  const { page } = usePlatform();
  return useSyncExternalStore(
    (listener) => page.onConnectionChange(listener),
    () => page.isOnline(),
    () => true,
  );
}
