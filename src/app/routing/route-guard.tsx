import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState } from '#browser/history/app-history.ts';
import { LoadingScreen } from '#components/loading-screen.tsx';
import { PATHS } from '#routes/paths.ts';
import { useBasePlatform } from '#components/platform-context.tsx';
import { useSession } from '#auth/components/session-context.tsx';

/** Long enough to read what happened (SYS-02). */
const ERROR_SHOWN_MS = 2500;

/** Allows only a person who is signed in. Others are sent to sign in and return to the same place (NAV-02). */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const { page } = useBasePlatform();
  const [path] = useLocation();
  const search = useSearch();
  const { view } = readEntryState(useHistoryState<unknown>());
  if (state.isAuthenticated) return children;
  if (state.status === 'loading' || state.status === 'idle') return <LoadingScreen variant="session" />;
  const from = `${path}${search === '' ? '' : `?${search}`}${page.address().hash}`;
  if (state.error !== null) return <GuardError message={state.error.message} from={from} view={view} />;
  return <Redirect to={PATHS.login} replace state={{ from, view }} />;
}

function GuardError({ message, from, view }: { message: string; from: string; view: unknown }) {
  const { clock } = useBasePlatform();
  const [, navigate] = useLocation();
  useEffect(
    () => clock.after(ERROR_SHOWN_MS, () => navigate(PATHS.login, { replace: true, state: { from, view } })),
    [clock, navigate, from, view],
  );
  return <GuardErrorScreen message={message} />;
}

/** Shown if the guard finds an error instead of a session, before it redirects to the sign-in page (SYS-02). */
function GuardErrorScreen({ message }: { message: string }) {
  return (
    <main role="alert" className="mx-auto flex max-w-lg flex-col gap-3 px-4 py-16">
      <h1 className="text-2xl font-bold">Authentication Error: {message}</h1>
      <p className="text-ink-soft">Redirecting to login page...</p>
    </main>
  );
}
