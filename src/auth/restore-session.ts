import { createAuthError } from '#auth/rules/auth-error.ts';
import { isStoredSessionValid } from '#auth/rules/stored-session.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { LAST_OPEN, SESSION_TAKEN_UP } from '#storage/session-values.ts';
import { noteOpen, type SessionParts } from './session-core.ts';

/** Opening a second tab, or closing one and coming back at once, is not a break. */
const BREAK_MS = 30 * MINUTE_MS;

/**
 * Signs in from the stored session. Says so if the tab did not have it and the app was last open a while ago (AUTH-20).
 * If nothing is stored, the state is decided before this returns, so that no loading state is drawn. Never rejects.
 */
export async function restoreSession(parts: SessionParts): Promise<void> {
  const { platform, core, signal, vault } = parts;
  const isStillWanted = core.startTurn();
  core.dispatch({ type: 'RESTORE_SESSION_START' });
  signal.ignoreEarlier();
  try {
    await beginFromVault(parts, isStillWanted);
  } catch {
    const message = /*i18n*/ 'Failed to restore your previous session. Please log in again.';
    platform.report.error(message);
    vault.clear();
    if (!isStillWanted()) return;
    const error = createAuthError('storage_error', platform.clock.now(), message);
    core.end({ type: 'RESTORE_SESSION_FAILURE', error });
  }
}

async function beginFromVault(
  { platform, config, core, notify, vault }: SessionParts,
  isStillWanted: () => boolean,
): Promise<void> {
  const stored = vault.peek() === 'stored' ? await vault.read() : null;
  if (!isStillWanted()) return;
  if (stored === null || !config.ok || !isStoredSessionValid(stored, config.value, platform.clock.now())) {
    vault.removeOwn();
    return core.end({ type: 'RESTORE_SESSION_FAILURE', error: null });
  }
  const { username } = stored;
  const [loginTime, expiryTime] = [Date.parse(stored.loginTime), Date.parse(stored.expiryTime)];
  const isTakenUp = SESSION_TAKEN_UP.read(platform.tabStorage) !== null;
  const wasAway = platform.clock.now() - (LAST_OPEN.read(platform.storage) ?? 0) >= BREAK_MS;
  core.begin({ type: 'RESTORE_SESSION_SUCCESS', username, loginTime, expiryTime, stored });
  if (!core.getState().isAuthenticated) return;
  SESSION_TAKEN_UP.write(platform.tabStorage, 'true');
  noteOpen(platform);
  if (!isTakenUp && wasAway) notify({ kind: 'restored', username });
}
