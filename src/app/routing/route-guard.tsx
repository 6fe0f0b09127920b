import { useEffect, type ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { GuardErrorScreen } from '#app/errors/guard-error-screen.tsx';
import { LoadingScreen } from '#shared/parts/loading-screen.tsx';
import { PATHS } from '#shared/paths.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';

/** Long enough to read what happened (SYS-02). */
const ERROR_SHOWN_MS = 2500;

/** Lets only somebody who is signed in through. Others go to sign in and come back to the same place (NAV-02). */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (state.isAuthenticated) return children;
  if (state.status === 'loading' || state.status === 'idle') return <LoadingScreen variant="session" />;
  const from = `${path}${search === '' ? '' : `?${search}`}${location.hash}`;
  if (state.error !== null) return <GuardError message={state.error.message} from={from} />;
  return <Redirect to={PATHS.login} replace state={{ from }} />;
}

function GuardError({ message, from }: { message: string; from: string }) {
  const { clock } = usePlatform();
  const [, navigate] = useLocation();
  useEffect(
    () => clock.after(ERROR_SHOWN_MS, () => navigate(PATHS.login, { replace: true, state: { from } })),
    [clock, navigate, from],
  );
  return <GuardErrorScreen message={message} />;
}
