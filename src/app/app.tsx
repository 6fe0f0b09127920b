import { useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { ErrorBoundary } from '#app/errors/error-boundary.tsx';
import { LoginRoute, signedInCode } from '#app/routing/login-route.tsx';
import { PageOutlet } from '#components/lazy/lazy-code.tsx';
import { RouteGuard } from '#app/routing/route-guard.tsx';
import type { BasePlatform } from '#browser/platform.ts';
import { aroundNavigation } from '#browser/history/app-history.ts';
import { LoadingScreen } from '#components/loading-screen.tsx';
import { PATHS } from '#routes/paths.ts';
import { recoverFrom } from '#updates/recovery.ts';
import { BasePlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import type { SessionStore } from '#auth/session-store.ts';

interface AppProps {
  readonly platform: BasePlatform;
  readonly session: SessionStore;
  /** The path to render at build time, without a browser (QUA-01). */
  readonly ssrPath?: string;
  /** Runs once the app handles the person's input. */
  readonly onStarted?: () => void;
}

export function App({ platform, session, ssrPath, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  const forgetSession = () => {
    session.logout();
    platform.page.load(PATHS.login);
  };
  return (
    <BasePlatformProvider platform={platform}>
      <SessionProvider store={session}>
        <ErrorBoundary
          report={platform.report}
          resetKey="app"
          onFailed={(error) => recoverFrom(error, platform)}
          onRetry={() => void signedInCode.load()}
          onGoToLogin={forgetSession}
        >
          <Router aroundNav={aroundNavigation} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages />
          </Router>
        </ErrorBoundary>
      </SessionProvider>
    </BasePlatformProvider>
  );
}

function Pages() {
  const [path] = useLocation();
  if (path === PATHS.login) return <LoginRoute />;
  return (
    <RouteGuard>
      <PageOutlet page={signedInCode} placeholder={<LoadingScreen variant="session" />} />
    </RouteGuard>
  );
}
