import { CodeFailure } from '#browser/code/module-loader.ts';
import type { BasePlatform } from '#browser/platform.ts';
import { isBusyHere } from './busy.ts';
import { RECOVERED_VERSION } from '#storage/session-values.ts';

/** Shown if reloading did not help or must wait. */
export const WHAT_TO_DO =
  /*i18n*/ 'A part of Oefenpad is missing. Load this page again. If that does not help, close all its tabs and open it again.';

/** Whether only a reloaded page can load that code, so that a retry is pointless. */
export function needsReload(error: unknown): boolean {
  return error instanceof CodeFailure && error.kind !== 'unreachable';
}

/**
 * Reloads the page if an error requires it: once per version of the app in a tab, so that it never loops, and not while
 * something is under way (QUA-12). True: the page is being reloaded.
 */
export function recoverFrom(
  error: unknown,
  { page, tabStorage }: Pick<BasePlatform, 'page' | 'tabStorage'>,
): boolean {
  const version = page.version();
  if (!needsReload(error) || isBusyHere() || RECOVERED_VERSION.read(tabStorage) === version) return false;
  // If the reload cannot be recorded, it could loop.
  if (!RECOVERED_VERSION.write(tabStorage, version).ok) return false;
  page.reload();
  return true;
}
