import { isInstalledApp } from '#platform/device/installed-app.ts';
import type { PageHost } from '#platform/platform.ts';

/** The page and its browser. Nothing is touched before it is asked for, so that a page can be pre-rendered. */
export function createBrowserPage(): PageHost {
  return {
    isInstalledApp: () => isInstalledApp(window),
    onVisible(listener) {
      const onChange = () => {
        if (document.visibilityState === 'visible') listener();
      };
      // A page taken back from the back/forward cache was never hidden for the first of the two.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      document.addEventListener('visibilitychange', onChange);
      window.addEventListener('pageshow', onShow);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        window.removeEventListener('pageshow', onShow);
      };
    },
    onHide(listener) {
      const onChange = () => {
        if (document.visibilityState === 'hidden') listener();
      };
      document.addEventListener('visibilitychange', onChange);
      window.addEventListener('pagehide', listener);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        window.removeEventListener('pagehide', listener);
      };
    },
    isOnline: () => navigator.onLine,
    onConnectionChange(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    async requestPersistentStorage() {
      try {
        return (await navigator.storage?.persist?.()) ?? false;
      } catch {
        return false;
      }
    },
    newId,
  };
}

/** A random UUID. `randomUUID` itself exists on https only; random bytes exist everywhere. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
