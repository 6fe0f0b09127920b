import type { BasePlatform } from '#platform/platform.ts';
import { INSTALLED_APP } from '#services/storage/session-values.ts';

/**
 * Whether the page runs as an installed app (AUTH-14). A start from another Android app is known by its referrer only,
 * which a reload may lose, so it is remembered for the tab (AUTH-17).
 */
export function isInstalledApp({ page, tabStorage }: Pick<BasePlatform, 'page' | 'tabStorage'>): boolean {
  const started = page.startedAs();
  if (started === 'from-android') INSTALLED_APP.write(tabStorage, 'true');
  return started !== 'browser' || INSTALLED_APP.read(tabStorage) === 'true';
}
