import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createBrowserPlatform } from '#platform/browser-platform.ts';
import { startAppHistory } from '#shared/navigation/app-history.ts';
import { readAuthConfig } from '#shared/session/auth-config.ts';
import { createSessionStore } from '#shared/session/session-store.ts';
import { loadReadingFont } from '#ui/fonts/load-reading-font.ts';
import { showToast } from '#ui/toast.ts';
import '#ui/styles/index.css';

function start(): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const platform = createBrowserPlatform();
  const session = createSessionStore(platform, readAuthConfig(import.meta.env), showToast);
  startAppHistory();
  session.start();
  const app = (
    <StrictMode>
      <App platform={platform} session={session} onStarted={announceStart} />
    </StrictMode>
  );
  // The sign-in page was drawn at build time; every other page holds a placeholder that goes.
  if (container.hasAttribute('data-prerendered')) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** The app listens now: what was held back for it, the bench and the font can go on. */
function announceStart(): void {
  document.dispatchEvent(new Event('app-hydrated'));
  performance.mark('hydrated');
  void loadReadingFont();
}

try {
  start();
} catch (error) {
  // SYS-05
  window.showStartFailure?.(error);
}
