import type { PageHost } from '#browser/platform.ts';

/** The page and its browser. No browser API is touched before it is needed, so that a page can be pre-rendered. */
export function createBrowserPage(): PageHost {
  return {
    startedAs: () => startedAs(window),
    address: () => ({ origin: location.origin, hash: location.hash }),
    load: (path) => location.assign(path),
    reload: () => location.reload(),
    print: () => window.print(),
    // Pages are drawn ahead in English.
    language: () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang),
    version: () => document.documentElement.dataset['version'] ?? 'development',
    onVisible(listener) {
      const onChange = () => {
        if (document.visibilityState === 'visible') listener();
      };
      // A page restored from the back/forward cache gets no visibility event.
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
    onInput(listener) {
      for (const kind of INPUT) window.addEventListener(kind, listener, { capture: true, passive: true });
      return () => {
        for (const kind of INPUT) window.removeEventListener(kind, listener, { capture: true });
      };
    },
    wasPressed: () => wasPressed(navigator),
    newId,
  };
}

/** Safari and Firefox tell it since 2023. */
function wasPressed({
  userActivation,
}: {
  readonly userActivation?: { readonly hasBeenActive: boolean };
}): boolean {
  return userActivation?.hasBeenActive ?? true;
}

const INPUT = ['pointerdown', 'keydown', 'scroll'] as const;

/** A random UUID. `randomUUID` exists on https only; random bytes exist everywhere. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const INSTALLED_DISPLAY = '(display-mode: standalone)';
const ANDROID_REFERRER = 'android-app://';

/** The parts of the window that identify an installed app. */
interface StartedPage {
  readonly document: { readonly referrer: string };
  /** Has `standalone` on iOS only. */
  readonly navigator: object;
  matchMedia(query: string): { readonly matches: boolean };
}

/** How the page was started (AUTH-14). */
export function startedAs(page: StartedPage): 'installed' | 'from-android' | 'browser' {
  const isOnIos = isStandaloneOnIos(page.navigator);
  if (isOnIos || page.matchMedia(INSTALLED_DISPLAY).matches) return 'installed';
  return page.document.referrer.startsWith(ANDROID_REFERRER) ? 'from-android' : 'browser';
}

function isStandaloneOnIos(navigator: object): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
