import { createAuthError, type AuthError } from '#auth/rules/auth-error.ts';
import { expiryPhase } from '#auth/rules/session-expiry.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { newExpiryTime, type SessionParts } from './session-core.ts';

/** AUTH-25 */
const FORCED_LOGOUT_MS = 3 * SECOND_MS;

/**
 * Gives the session its full length again (AUTH-24), or signs out after a delay if that fails (AUTH-25). Never rejects.
 */
export async function extendSession(parts: SessionParts): Promise<void> {
  const { platform, core } = parts;
  const now = platform.clock.now();
  core.dispatch({ type: 'EXTEND_SESSION_START' });
  try {
    if (isRunning(parts)) return await moveExpiry(parts);
    platform.report.error('No active session to extend');
    const message = /*i18n*/ 'No active session to extend. Please log in again.';
    failExtension(parts, createAuthError('session_expired', now, message));
  } catch {
    const message = /*i18n*/ 'Failed to extend session. Please log in again.';
    platform.report.error(message);
    failExtension(parts, createAuthError('unknown_error', now, message));
  }
}

function isRunning({ platform, core }: SessionParts): boolean {
  const { sessionExpiry } = core.getState();
  return sessionExpiry !== null && expiryPhase(sessionExpiry.getTime(), platform.clock.now()) !== 'expired';
}

async function moveExpiry({ platform, config, core, notify, vault }: SessionParts): Promise<void> {
  if (!config.ok) throw new Error('A session without a configured account');
  const isStillWanted = core.startTurn();
  const expiryTime = newExpiryTime(platform, config.value.sessionHours);
  const old = vault.peek() === 'none' ? null : core.stored();
  const stored = old && { ...old, expiryTime: new Date(expiryTime).toISOString() };
  core.moveExpiry(expiryTime, stored);
  const isKept = stored === null || (await vault.update(stored, isStillWanted));
  if (isStillWanted()) notify({ kind: isKept ? 'extended' : 'extended-in-memory' });
}

function failExtension({ platform, core, notify, vault }: SessionParts, error: AuthError): void {
  core.dispatch({ type: 'EXTEND_SESSION_FAILURE', error });
  notify({ kind: 'not-extended' });
  const isSameSession = core.startTurn();
  platform.clock.after(FORCED_LOGOUT_MS, () => {
    if (!isSameSession()) return;
    vault.removeOwn();
    // Not LOGOUT, so that the sign-in page can say why.
    core.end({ type: 'RESTORE_SESSION_FAILURE', error });
  });
}
