import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { App } from '#app/app.tsx';
import { AppShell } from '#app/shell/app-shell.tsx';
import { createBrowserPlatform } from '#platform/browser-platform.ts';
import { LoadingScreen } from '#shared/parts/loading-screen.tsx';
import { PATHS } from '#services/paths.ts';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { readAuthConfig } from '#services/session/auth-config.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createSessionStore } from '#services/session/session-store.ts';

const config = readAuthConfig(import.meta.env);

/** The sign-in page as React will find it; rendered while building, see scripts/vite/static-site.ts. */
export function renderLogin(): Promise<string> {
  const { platform, session } = nobody();
  return render(<App platform={platform} session={session} ssrPath={PATHS.login} />);
}

/** Home as somebody who is signed in sees it, with a name that stands for theirs (QUA-02). */
export function renderHome(): Promise<string> {
  const { platform, session } = nobody();
  return render(
    <PlatformProvider platform={platform}>
      <SessionProvider store={session}>
        <Router ssrPath={PATHS.home}>
          <AppShell />
        </Router>
      </SessionProvider>
    </PlatformProvider>,
  );
}

/** What stands on every other page until the app is there. */
export function renderPlaceholder(): Promise<string> {
  return render(<LoadingScreen variant="session" />);
}

/** Name and password hash of the account that a remembered session must be of (AUTH-18); none fits where it is incomplete. */
export const account: readonly string[] = config.ok ? [config.value.username, config.value.passwordHash] : [];

function nobody() {
  const platform = createBrowserPlatform();
  return { platform, session: createSessionStore(platform, config, () => undefined) };
}

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
