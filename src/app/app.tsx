import { useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ErrorBoundary } from '#app/errors/error-boundary.tsx';
import { LoginRoute } from '#app/routing/login-route.tsx';
import { RouteGuard } from '#app/routing/route-guard.tsx';
import { AppShell } from '#app/shell/app-shell.tsx';
import type { Platform } from '#platform/platform.ts';
import { aroundNavigation } from '#shared/navigation/app-history.ts';
import { PATHS } from '#shared/paths.ts';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { SessionProvider } from '#shared/session/session-context.tsx';
import type { SessionStore } from '#shared/session/session-store.ts';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';
import { followTheme } from '#shared/theme/theme.ts';

interface AppProps {
  readonly platform: Platform;
  readonly session: SessionStore;
  /** The path to draw where there is no browser: at build time (QUA-01). */
  readonly ssrPath?: string;
  /** Runs once the app listens to what the person does. */
  readonly onStarted?: () => void;
  /** Runs in a quiet moment after somebody signed in: time to fetch what will be needed later. */
  readonly onQuiet?: () => void;
}

/** The whole app. */
export function App({ platform, session, ssrPath, onStarted, onQuiet }: AppProps) {
  useEffect(() => followTheme(platform.storage), [platform]);
  useEffect(() => onStarted?.(), [onStarted]);
  const forgetSession = () => {
    session.logout();
    location.assign(PATHS.login);
  };
  return (
    <PlatformProvider platform={platform}>
      <SessionProvider store={session}>
        <StudyLogProvider>
          <ErrorBoundary report={platform.report} resetKey="app" onGoToLogin={forgetSession}>
            <Router aroundNav={aroundNavigation} {...(ssrPath !== undefined && { ssrPath })}>
              <Switch>
                <Route path={PATHS.login}>
                  <LoginRoute />
                </Route>
                <Route>
                  <RouteGuard>
                    <AppShell {...(onQuiet && { onQuiet })} />
                  </RouteGuard>
                </Route>
              </Switch>
            </Router>
          </ErrorBoundary>
        </StudyLogProvider>
      </SessionProvider>
    </PlatformProvider>
  );
}
