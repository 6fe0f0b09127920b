import { type AuthError, createAuthError } from '#auth/rules/auth-error.ts';
import { areCredentialsValid, type AuthConfig, type LoginAttempt } from '#auth/rules/credentials.ts';
import { SESSION_TAKEN_UP } from '#storage/session-values.ts';
import { newExpiryTime, noteOpen, type SessionParts } from './session-core.ts';
import type { Platform } from '#browser/platform.ts';
import type { AuthConfigReading } from './auth-config.ts';

/** Signs in; true when that worked. Never rejects (AUTH-04). */
export async function logIn(parts: SessionParts, attempt: LoginAttempt): Promise<boolean> {
  const { platform, core, notify, signal } = parts;
  core.startTurn();
  signal.ignoreEarlier();
  core.dispatch({ type: 'LOGIN_START' });
  const error = await tryToLogIn(parts, attempt);
  if (error === null) return true;
  // As text, because a console that is saved or forwarded shows an object as `[object Object]`.
  platform.report.error('Login failed', `${error.type}: ${error.message}`);
  core.end({ type: 'LOGIN_FAILURE', error });
  notify({ kind: 'login-failed', error });
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
  // Stored first, so that a reload right after signing in restores the session.
  const isStored = rememberMe && (await vault.save(session));
  const stored = isStored ? session : null;
  core.begin({ type: 'LOGIN_SUCCESS', username, loginTime, expiryTime, stored });
  SESSION_TAKEN_UP.write(platform.tabStorage, 'true');
  if (isStored) noteOpen(platform);
  if (rememberMe && !isStored) notify({ kind: 'not-stored' });
}

/** The error of a sign-in attempt, or null. Checked locally, with no network call (AUTH-03). */
async function findLoginError(
  { clock, crypto, report }: Pick<Platform, 'clock' | 'crypto' | 'report'>,
  config: AuthConfigReading,
  attempt: LoginAttempt,
): Promise<AuthError | null> {
  if (!config.ok) {
    // AUTH-02
    report.error(
      'Failed to validate credentials due to system error',
      `Missing or invalid: ${config.error.join(', ')}`,
    );
    return createAuthError('unknown_error', clock.now());
  }
  try {
    const digest = await crypto.sha256Hex(attempt.password);
    if (areCredentialsValid(attempt, digest, config.value)) return null;
    return createAuthError('invalid_credentials', clock.now());
  } catch {
    // AUTH-10: there is no Web Crypto, for example without https.
    return createAuthError('network_error', clock.now());
  }
}
