import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { App } from '#app/app.tsx';
import { createBasePlatform } from '#browser/base-platform.ts';
import { loginTitle } from '#app/routing/login-route.tsx';
import { LoadingScreen } from '#components/loading-screen.tsx';
import { PATHS } from '#routes/paths.ts';
import { readAuthConfig } from '#auth/auth-config.ts';
import { createSessionStore } from '#auth/session-store.ts';
import { ENGLISH } from '#ui/plain-texts.ts';

export const LOGIN_TITLE = loginTitle(ENGLISH);

/** The sign-in page as React will find it; rendered while building, see scripts/vite/static-site.ts. */
export function renderLogin(): Promise<string> {
  const platform = createBasePlatform();
  const session = createSessionStore(platform, readAuthConfig(import.meta.env), () => undefined);
  return render(<App platform={platform} session={session} ssrPath={PATHS.login} />);
}

/** What stands on every other page until the app is there. */
export function renderPlaceholder(): Promise<string> {
  return render(<LoadingScreen variant="session" />);
}

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
