import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '#app/errors/error-boundary.tsx';
import { PageOutlet } from '#components/lazy/lazy-code.tsx';
import { fetchAhead, ifWorthFetching } from '#app/routing/fetch-ahead.ts';
import { pageLoads, preloadPage, routeOf } from '#app/routing/routes.ts';
import {
  dueLink,
  LatePart,
  LazyDialogs,
  preloadDialogs,
  type ShellDialog,
  updateNotice,
} from './lazy-dialogs.tsx';
import { NavBar } from './nav-bar.tsx';
import { useRouteFocus } from '#app/routing/use-route-focus.ts';
import { useTabName } from '#app/routing/use-tab-name.ts';
import { PreloadProvider } from '#routes/components/app-link.tsx';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { PATHS } from '#routes/paths.ts';
import { useIsBare } from '#components/bare-screen.ts';
import { recoverFrom } from '#updates/recovery.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useSession } from '#auth/components/session-context.tsx';
import { followLook } from '#components/settings/follow-look.ts';
import { lookUpPresses, switchWordByWord } from '#components/words/wanted-word.ts';
import { wordHelpCode } from '#components/words/word-help-code.ts';
import { LOG_READ_DELAY_MS } from '#learning/components/study-log-context.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';

interface OpenDialog {
  readonly kind: ShellDialog;
  readonly openedOn: string;
}

/** The frame of every signed-in page: skip link, navigation, the main region, and dialogs. An exam under way has none of it (MOC-14). */
export function AppShell() {
  const { t, i18n } = useLingui();
  const platform = usePlatform();
  const { clock, report, storage } = platform;
  const { state, logout } = useSession();
  const [path, navigate] = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none', openedOn: path });
  const open = (kind: ShellDialog) => setDialog({ kind, openedOn: path });
  const main = useRef<HTMLElement>(null);
  const route = routeOf(path);
  const title = i18n._(route.title);
  const isBare = useIsBare();
  useRouteFocus(main);
  useTabName(main, isBare ? null : title);
  useEffect(() => followLook(storage), [storage]);
  useEffect(
    () =>
      fetchAhead([preloadDialogs, ...pageLoads().map((load) => ifWorthFetching(load, platform))], platform),
    [platform],
  );
  useEffect(
    () =>
      clock.after(LOG_READ_DELAY_MS, () => {
        void dueLink.load();
        void wordHelpCode.load();
      }),
    [clock],
  );
  // While an exam is sat no word answers (MOC-14).
  useEffect(() => (isBare ? undefined : lookUpPresses()), [isBare]);
  useShortcuts({ '?': () => open('shortcuts'), ...(!isBare && { w: switchWordByWord }) });
  const goToLogin = () => {
    logout();
    navigate(PATHS.login, { replace: true });
  };
  return (
    <PreloadProvider preload={preloadPage}>
      {!isBare && (
        <>
          <a
            href="#main"
            onClick={(event) => {
              // Done in code, because a jump by the address would add an entry to the history.
              event.preventDefault();
              main.current?.focus();
            }}
            className="sr-only z-30 rounded-control bg-brand px-4 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
          >
            <Trans>Skip to content</Trans>
          </a>
          <NavBar
            userName={state.user?.username ?? t`User`}
            onLogoutRequested={() => open('logout')}
            onHelpRequested={() => open('shortcuts')}
            onInstallHelpRequested={() => open('install')}
          />
        </>
      )}
      <LatePart code={updateNotice} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full max-w-6xl px-4 pb-6 outline-none sm:pb-10 ${isBare ? '' : 'pt-6 sm:pt-10'}`}
      >
        <ErrorBoundary
          report={report}
          resetKey={path}
          onFailed={(error) => recoverFrom(error, platform)}
          onRetry={() => preloadPage(path)}
          onGoToLogin={goToLogin}
        >
          <PageOutlet page={route.page} placeholder={<PagePlaceholder title={title} />} />
        </ErrorBoundary>
      </main>
      <LazyDialogs
        // A dialog closes when the page changes.
        dialog={dialog.openedOn === path ? dialog.kind : 'none'}
        onClosed={() => open('none')}
      />
    </PreloadProvider>
  );
}
