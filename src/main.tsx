import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createBasePlatform } from '#platform/base-platform.ts';
import type { Reporter } from '#platform/platform.ts';
import { startAppHistory } from '#platform/history/app-history.ts';
import { readAuthConfig } from '#services/session/auth-config.ts';
import type { Notice } from '#services/session/session-notices.ts';
import { createSessionStore } from '#services/session/session-store.ts';
import { loadReadingFont } from '#ui/load-reading-font.ts';
import { showToast } from '#ui/toast.ts';
import '#ui/styles/index.css';

/** From here on, after the page was asked for, what is nice to have may be fetched. */
const QUIET_FROM_MS = 2500;
/** An answer of this size held no page: `304 Not Modified`. */
const HEADERS_ONLY_BYTES = 3000;

function start(): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const platform = createBasePlatform();
  const session = createSessionStore(platform, readAuthConfig(import.meta.env), notifyWhenQuiet);
  startAppHistory();
  session.start();
  const app = (
    <StrictMode>
      <App platform={platform} session={session} onStarted={() => announceStart(platform.report)} />
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

/** A page that the browser had already and only asked about again: then it has the font too. */
function isRepeatVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.transferSize < HEADERS_ONLY_BYTES;
}

/** The app listens now: what was held back for it, the bench and the font can go on. */
function announceStart(report: Reporter): void {
  document.dispatchEvent(new Event('app-hydrated'));
  performance.mark('hydrated');
  if (isRepeatVisit()) void loadReadingFont();
  else whenQuiet(() => void loadReadingFont());
  if (import.meta.env.PROD) whenQuiet(() => void keepAppOnDevice(report));
}

/** Installing the service worker takes the line, so it comes last (QUA-01, QUA-10). */
async function keepAppOnDevice(report: Reporter): Promise<void> {
  try {
    const { registerWorker } = await import('#platform/service-worker/register-worker.ts');
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
