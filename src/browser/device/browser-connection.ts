import type { Connection } from '#browser/platform.ts';

/** The browser's view of the connection, which does not guarantee that a server answers. */
export function createBrowserConnection(): Connection {
  return {
    isOnline: () => navigator.onLine,
    // Firefox and Safari do not say.
    savesData: () =>
      'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true,
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
