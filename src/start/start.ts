/**
 * Runs in the page's head before anything is painted, compiled into one inline script by scripts/vite. It knows
 * nothing of the app and must parse in browsers that the app no longer supports.
 */
import { missingFeature } from '#start/browser-support.ts';
import { showOldBrowser, showStartFailure } from '#start/start-failure.ts';

/** The same key as in services/storage/device-values.ts. */
const THEME_KEY = 'oefenpad.theme';

applyStoredTheme();
const missing = missingFeature();
if (missing === null) {
  window.showStartFailure = showStartFailure;
  holdEarlySubmit();
} else {
  // Without showStartFailure the boot script at the page's end does not start the app.
  showOldBrowser(missing);
}

/** Sets the theme before the first paint, so that a dark page never flashes white (QUA-16). */
function applyStoredTheme(): void {
  const chosen = readThemeChoice();
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
}

function readThemeChoice(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is blocked: the system decides.
    return null;
  }
}

/**
 * A form on a pre-rendered page can be sent before the app listens; the browser would then leave the page. Such a
 * submit is held until the app is there, and done then.
 */
function holdEarlySubmit(): void {
  let held: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  document.addEventListener('submit', hold, true);
  document.addEventListener(
    'app-hydrated',
    () => {
      document.removeEventListener('submit', hold, true);
      if (held?.isConnected === true) held.requestSubmit();
    },
    { once: true },
  );
}
