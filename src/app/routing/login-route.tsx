import { useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useRouteFocus } from './use-route-focus.ts';
import { LoginScreen } from '#pages/sign-in/login-screen.tsx';
import { readEntryState } from '#browser/history/app-history.ts';
import { returnPath } from '#routes/paths.ts';
import { useSession } from '#auth/components/session-context.tsx';
import { type PlainTexts, usePlainTexts } from '#ui/plain-texts.ts';
import { nameTab } from '#ui/screen.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/**
 * The shell and Home. On every page except `/login` the HTML makes the browser fetch it together with the entry
 * (scripts/vite/static-site.ts); on `/login` it is fetched once the person starts filling in the form.
 */
export const signedInCode = lazyCode(() => import('#app/shell/signed-in-app.tsx'));

/** The title of the tab; in English it is in the page's HTML too. */
export const loginTitle = (i18n: PlainTexts) => `${i18n._('Sign In')} · Oefenpad`;

/** The sign-in page; a person who is signed in is sent to the page they wanted, or home (AUTH-13, NAV-02). */
export function LoginRoute() {
  const { state } = useSession();
  const { from, view } = readEntryState(useHistoryState<unknown>());
  const texts = usePlainTexts();
  const region = useRef<HTMLDivElement>(null);
  useRouteFocus(region);
  useEffect(() => nameTab(loginTitle(texts)), [texts]);
  if (!state.isAuthenticated) {
    return (
      <div ref={region} onFocus={() => void signedInCode.load()}>
        <LoginScreen />
      </div>
    );
  }
  // Includes the view, so that the person returns to the same card of a list.
  return <Redirect to={returnPath(from)} replace state={{ view }} />;
}
