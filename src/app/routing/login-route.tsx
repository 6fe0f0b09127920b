import { useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useRouteFocus } from './use-route-focus.ts';
import { LoginScreen } from '#pages/sign-in/login-screen.tsx';
import { readEntryState } from '#browser/history/app-history.ts';
import { returnPath } from '#routes/paths.ts';
import { useSession } from '#auth/components/session-context.tsx';
import { nameTab } from '#ui/screen.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** Of the page in the browser's tab; stands in its HTML too. */
export const LOGIN_TITLE = 'Sign in · Oefenpad';

/**
 * The shell and Home. On every page but `/login` the browser is told to fetch it together with the entry
 * (scripts/vite/static-site.ts); on `/login` it is fetched once somebody begins to fill in the form.
 */
export const signedInCode = lazyCode(() => import('#app/shell/signed-in-app.tsx'));

/** The sign-in page; somebody who is signed in goes on to where they wanted to be, otherwise home (AUTH-13, NAV-02). */
export function LoginRoute() {
  const { state } = useSession();
  const { from, view } = readEntryState(useHistoryState<unknown>());
  const region = useRef<HTMLDivElement>(null);
  useRouteFocus(region);
  useEffect(() => nameTab(LOGIN_TITLE), []);
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
