import { CodeFailure } from '#browser/code/module-loader.ts';
import type { BasePlatform } from '#browser/platform.ts';
import { isBusyHere } from './busy.ts';
import { RECOVERED_VERSION } from '#storage/session-values.ts';

/** Said where loading the page again did not help, or must wait. */
export const WHAT_TO_DO =
  'A part of Oefenpad is missing. Load this page again. If that does not help, close all its tabs and open it again.';

/** Whether only a page that is reloaded can have that code: to ask for it once more would be in vain. */
export function needsReload(error: unknown): boolean {
  return error instanceof CodeFailure && error.kind !== 'unreachable';
}

/**
 * Reloads the page where that is what an error needs: once for each version of the app that a tab runs, so that it never goes
 * round, and not while something is under way (QUA-12). True: the page is on its way out.
 */
export function recoverFrom(
  error: unknown,
  { page, tabStorage }: Pick<BasePlatform, 'page' | 'tabStorage'>,
): boolean {
  const version = page.version();
  if (!needsReload(error) || isBusyHere() || RECOVERED_VERSION.read(tabStorage) === version) return false;
  // Where nothing can be noted it could go round.
  if (!RECOVERED_VERSION.write(tabStorage, version).ok) return false;
  page.reload();
  return true;
}
