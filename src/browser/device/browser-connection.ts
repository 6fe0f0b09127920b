import type { Connection } from '#browser/platform.ts';

/** What the browser says of the connection, which is no promise that a server answers. */
export function createBrowserConnection(): Connection {
  return {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
  };
}
