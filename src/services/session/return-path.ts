import { rememberedPath } from '#domain/auth/remembered-path.ts';
import { isAppPath, PATHS } from '#services/paths.ts';

/** Where a person goes after signing in (AUTH-13, NAV-02): the remembered address if it is one of this app's, else Home. */
export function returnPath(remembered: unknown): string {
  return rememberedPath(remembered, (path) => isAppPath(path) && path !== PATHS.login) ?? PATHS.home;
}
