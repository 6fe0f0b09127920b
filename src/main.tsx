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
import '#ui/styles/index.css';

/** From here on, after the page was asked for, what is nice to have may be fetched. */
const QUIET_FROM_MS = 2500;

function start(): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const platform = createBasePlatform();
  const session = createSessionStore(platform, readAuthConfig(import.meta.env), notifyWhenQuiet);
  startAppHistory();
  session.start();
  const app = (
    <StrictMode>
      <App platform={platform} session={session} onStarted={() => announceStart(platform, session)} />
    </StrictMode>
  );
  // The sign-in page was drawn at build time; every other page holds a placeholder that goes.
  const options = { onUncaughtError: window.showStartFailure };
  if (container.hasAttribute('data-prerendered')) hydrateRoot(container, app, options);
  else createRoot(container, options).render(app);
}

/** The code of notices is not needed for the first screen, and must not be in its way (QUA-02). */
function notifyWhenQuiet(notice: Notice): void {
  whenQuiet(() => showToast(notice));
}

function whenQuiet(run: () => void): void {
  setTimeout(run, Math.max(0, QUIET_FROM_MS - performance.now()));
}

/** The app listens now: what was held back for it, the bench and the font can go on. */
function announceStart({ report, storage }: BasePlatform, session: SessionStore): void {
  document.dispatchEvent(new Event('app-hydrated'));
  performance.mark('hydrated');
  whenQuiet(() => {
    if (READING_FONT.read(storage) !== READING_FONT_URL) void keepReadingFont(storage, session);
    if (import.meta.env.PROD) void keepAppOnDevice(report);
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
async function keepAppOnDevice(report: Reporter): Promise<void> {
  try {
    const { registerWorker } = await import('#browser/service-worker/browser-worker.ts');
    await registerWorker();
  } catch (error) {
    // Blocked, a private window, no connection: the app goes on from the server, and the next visit tries again.
    report.info('Oefenpad could not be kept for use without a connection', error);
  }
}

try {
  start();
} catch (error) {
  // SYS-05
  window.showStartFailure?.(error);
}
