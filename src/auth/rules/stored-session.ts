import { isSameHash, type AuthConfig } from './credentials.ts';
import { expiryPhase } from './session-expiry.ts';

/** What remember-me keeps on the device, encrypted (AUTH-18). */
export interface StoredSession {
  readonly username: string;
  readonly hashedCredentials: string;
  /** ISO, both. */
  readonly loginTime: string;
  readonly expiryTime: string;
  readonly rememberMe: boolean;
}

/** Reads the decrypted text; null when it is no session, whoever wrote it. */
export function parseStoredSession(text: string): StoredSession | null {
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : null;
  } catch {
    // No JSON, or nested so deep that reading it fails.
    return null;
  }
}

// By hand, where everything else is read with valibot: the sign-in page has no room for a library (QUA-01).
function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const {
    username,
    hashedCredentials,
    loginTime,
    expiryTime,
    rememberMe,
  }: Partial<Record<keyof StoredSession, unknown>> = value;
  return (
    typeof username === 'string' &&
    typeof hashedCredentials === 'string' &&
    isIsoTime(loginTime) &&
    isIsoTime(expiryTime) &&
    typeof rememberMe === 'boolean'
  );
}

function isIsoTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** AUTH-17, AUTH-18: still running, and of the account and password that this build knows. */
export function isStoredSessionValid(session: StoredSession, config: AuthConfig, now: number): boolean {
  return (
    session.username === config.username &&
    isSameHash(session.hashedCredentials, config.passwordHash) &&
    expiryPhase(Date.parse(session.expiryTime), now) !== 'expired'
  );
}
