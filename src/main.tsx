import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createBasePlatform } from '#browser/base-platform.ts';
import type { BasePlatform, KeyValueStore, Reporter } from '#browser/platform.ts';
import { startAppHistory } from '#browser/history/app-history.ts';
import { readAuthConfig } from '#auth/auth-config.ts';
import type { Notice } from '#auth/session-notices.ts';
import { createSessionStore, type SessionStore } from '#auth/session-store.ts';
import { READING_FONT } from '#storage/session-values.ts';
import { fetchReadingFont, READING_FONT_URL } from '#ui/load-reading-font.ts';
import { showToast } from '#ui/toast.ts';
import type { ChosenLanguage } from '#app/languages/chosen-language.tsx';
import { ENGLISH, type PlainTexts } from '#ui/plain-texts.ts';
import '#ui/styles/index.css';

/** From here on, after the page was asked for, what is nice to have may be fetched. */
const QUIET_FROM_MS = 2500;

function start(platform: BasePlatform, language?: ChosenLanguage): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const notify = (notice: Notice) => notifyWhenQuiet(notice, language?.texts);
  const session = createSessionStore(platform, readAuthConfig(import.meta.env), notify);
  startAppHistory();
  session.start();
  const app = (
    <StrictMode>
      <App platform={platform} session={session} onStarted={() => announceStart(platform, session)} />
    </StrictMode>
  );
  const options = { onUncaughtError: window.showStartFailure };
  // The sign-in page was drawn at build time, in English; every other page holds a placeholder that goes.
  if (language === undefined && container.hasAttribute('data-prerendered'))
    hydrateRoot(container, app, options);
  else createRoot(container, options).render(language?.around(app) ?? app);
  document.documentElement.removeAttribute('data-waiting');
}

/** English is there; another language is loaded first, and what was drawn in English stays hidden until then (LNG-01). */
async function startInOtherLanguage(platform: BasePlatform): Promise<void> {
  const root = document.documentElement;
  try {
    const { chosenLanguage } = await import('#app/languages/chosen-language.tsx');
    start(platform, await chosenLanguage(platform.page.language()));
  } catch (error) {
    platform.report.warn('The texts of this language could not be loaded: the app is in English', error);
    root.setAttribute('lang', 'en');
    root.setAttribute('dir', 'ltr');
    start(platform);
  }
}

/** Code and texts of notices are not needed for the first screen, and must not be in its way (QUA-02). */
function notifyWhenQuiet(notice: Notice, texts = ENGLISH): void {
  whenQuiet(() => void showNotice(notice, texts));
}

async function showNotice(notice: Notice, texts: PlainTexts): Promise<void> {
  const { noticeTexts } = await import('#auth/notice-texts.ts');
  showToast(noticeTexts(notice, texts));
}

function whenQuiet(run: () => void): void {
  setTimeout(run, Math.max(0, QUIET_FROM_MS - performance.now()));
}

/** The app listens now: what was held back for it, the bench and the font can go on. */
function announceStart({ page, report, storage }: BasePlatform, session: SessionStore): void {
  document.dispatchEvent(new Event('app-hydrated'));
  performance.mark('hydrated');
  whenQuiet(() => {
    if (READING_FONT.read(storage) !== READING_FONT_URL) void keepReadingFont(storage, session);
    if (import.meta.env.PROD) void keepAppOnDevice(report, page.language());
  });
}

/** No letter changes before one's eyes: only where all of the page changes, or on the next visit, the font does too. */
async function keepReadingFont(storage: KeyValueStore, session: SessionStore): Promise<void> {
  const font = await fetchReadingFont();
  if (font === null) return;
  READING_FONT.write(storage, READING_FONT_URL);
  if (session.getState().isAuthenticated) return;
  const stop = session.subscribe(() => {
    if (!session.getState().isAuthenticated) return;
    stop();
    document.fonts.add(font);
  });
}

/** Installing the service worker takes the line, so it comes last (QUA-01, QUA-10). */
async function keepAppOnDevice(report: Reporter, language: string): Promise<void> {
  try {
    const { registerWorker } = await import('#browser/service-worker/browser-worker.ts');
    await registerWorker(language);
  } catch (error) {
    // Blocked, a private window, no connection: the app goes on from the server, and the next visit tries again.
    report.info('Oefenpad could not be kept for use without a connection', error);
  }
}

try {
  const platform = createBasePlatform();
  if (platform.page.language() === 'en') start(platform);
  else startInOtherLanguage(platform).catch((error: unknown) => window.showStartFailure?.(error));
} catch (error) {
  // SYS-05
  window.showStartFailure?.(error);
}
