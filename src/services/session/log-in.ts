import { createAuthError, type AuthError } from '#domain/auth/auth-error.ts';
import type { AuthConfig, LoginAttempt } from '#domain/auth/credentials.ts';
import { findLoginError } from '#services/session/login-check.ts';
import { loginFailedNotice, NOTICES } from '#services/session/session-notices.ts';
import { newExpiryTime, type SessionParts } from '#services/session/session-parts.ts';

/** Signs in; true when that worked. Never rejects (AUTH-04). */
export async function logIn(parts: SessionParts, attempt: LoginAttempt): Promise<boolean> {
  const { platform, core, notify, signal } = parts;
  core.startTurn();
  signal.ignoreEarlier();
  core.dispatch({ type: 'LOGIN_START' });
  const error = await tryToLogIn(parts, attempt);
  if (error === null) return true;
  platform.report.error('Login failed', error);
  core.end({ type: 'LOGIN_FAILURE', error });
  notify(loginFailedNotice(error));
  return false;
}

async function tryToLogIn(parts: SessionParts, attempt: LoginAttempt): Promise<AuthError | null> {
  const { platform, config } = parts;
  try {
    const error = await findLoginError(platform, config, attempt);
    if (error === null && config.ok) await beginSession(parts, config.value, attempt);
    return error;
  } catch {
    return createAuthError('unknown_error', platform.clock.now());
  }
}

async function beginSession(
  { platform, core, notify, vault }: SessionParts,
  { passwordHash, sessionHours }: AuthConfig,
  { username, rememberMe }: LoginAttempt,
): Promise<void> {
  const loginTime = platform.clock.now();
  const expiryTime = newExpiryTime(platform, sessionHours);
  const session = {
    username,
    hashedCredentials: passwordHash,
    loginTime: new Date(loginTime).toISOString(),
    expiryTime: new Date(expiryTime).toISOString(),
    rememberMe,
  };
  // Stored first: whoever sees the app signed in can reload it.
  const isStored = rememberMe && (await vault.save(session));
  const stored = isStored ? session : null;
  core.begin({ type: 'LOGIN_SUCCESS', username, loginTime, expiryTime, stored });
  if (rememberMe && !isStored) notify(NOTICES.notStored);
}
