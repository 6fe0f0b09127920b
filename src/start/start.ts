/**
 * Runs in the page's head before anything is painted, compiled into one inline script by scripts/vite. It is independent
 * of the app and must parse in browsers that the app does not support.
 */
import { LANGUAGES } from '../content/languages/languages.ts';
import { missingFeature } from './browser-support.ts';
import { showOldBrowser, showStartFailure } from './start-failure.ts';

/** The same keys as in src/storage: device-values.ts and session-values.ts. */
const THEME_KEY = 'oefenpad.theme';
const TEXT_SIZE_KEY = 'oefenpad.text-size';
const MOTION_KEY = 'oefenpad.motion';
const FONT_KEY = 'oefenpad.reading-font';
const LANGUAGE_KEY = 'oefenpad.language';
const FONT_PATH = /^\/fonts\/[\w-]+\.woff2$/;

applyStoredLook();
applyLanguage();
const missing = missingFeature();
if (missing === null) {
  window.showStartFailure = showStartFailure;
  holdEarlySubmit();
  holdInstallOffer();
  showKeptFont();
} else {
  // Without showStartFailure the boot script at the page's end does not start the app.
  showOldBrowser(missing);
}

/**
 * Sets theme, text size and motion before the first paint, so that a dark page never flashes white and no text changes
 * size in view (QUA-16, MEM-16). An unknown size or motion has no effect, because the style sheet has no rule for it.
 */
function applyStoredLook(): void {
  const theme = readChoice(THEME_KEY);
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const less = readChoice(MOTION_KEY) === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const root = document.documentElement;
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.setAttribute('data-text-size', readChoice(TEXT_SIZE_KEY) || 'normal');
  root.setAttribute('data-motion', less ? 'less' : 'full');
}

/** The chosen language, else the first of the browser's that there is (LNG-01). What is drawn in English is hidden until its texts are there. */
function applyLanguage(): void {
  const [language] = [readChoice(LANGUAGE_KEY) || '', ...navigator.languages].flatMap((wish) =>
    LANGUAGES.filter(({ code }) => code === wish.slice(0, 2)),
  );
  if (language === undefined || language.code === 'en') return;
  const root = document.documentElement;
  root.lang = language.code;
  root.dir = language.direction ?? 'ltr';
  root.setAttribute('data-waiting', '');
}

function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the device's settings apply.
    return null;
  }
}

/**
 * Uses the reading font if an earlier visit has fetched it. `optional`: it is shown from the first paint, or not at all
 * on this visit if it takes longer than a moment. It never replaces letters that the person is already reading.
 */
function showKeptFont(): void {
  const path = readChoice(FONT_KEY);
  if (path === null || !FONT_PATH.test(path)) return;
  const font = new FontFace('Atkinson Hyperlegible Next', `url('${path}') format('woff2')`, {
    weight: '400 700',
    display: 'optional',
  });
  document.fonts.add(font);
  font.load().catch(() => undefined);
}

/**
 * A form on a pre-rendered page can be submitted before the app listens; the browser would then leave the page. Such a
 * submit is held back and repeated once the app listens.
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

/**
 * The browser offers installation once, soon after the page has loaded and maybe before the app's code has. No bar
 * covers the page; `browser/device/browser-install.ts` shows the offer when the person wants it.
 */
function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
}
