import { useRef } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { signedInCode } from '#app/routing/signed-in-code.ts';
import { useRouteFocus } from '#app/routing/use-route-focus.ts';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { readEntryState } from '#platform/history/app-history.ts';
import { returnPath } from '#services/session/return-path.ts';
import { useSession } from '#shared/session/session-context.tsx';

/** Of the page in the browser's tab; stands in its HTML too. */
export const LOGIN_TITLE = 'Sign in · Oefenpad';

/** The sign-in page; somebody who is signed in goes on to where they wanted to be, otherwise home (AUTH-13, NAV-02). */
export function LoginRoute() {
  const { state } = useSession();
  const { from, view } = readEntryState(useHistoryState<unknown>());
  const region = useRef<HTMLDivElement>(null);
  useRouteFocus(region, LOGIN_TITLE);
  if (!state.isAuthenticated) {
    return (
      <div ref={region} onFocus={() => void signedInCode.load()}>
        <LoginScreen />
      </div>
    );
  }
  // With its view: whoever was in the middle of a deck comes back to the same card.
  return <Redirect to={returnPath(from)} replace state={{ view }} />;
}
