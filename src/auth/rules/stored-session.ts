import { isSameHash, type AuthConfig } from './credentials.ts';
import { expiryPhase } from './session-expiry.ts';

/** What remember-me keeps on the device, encrypted (AUTH-18). */
export interface StoredSession {
  readonly username: string;
  readonly hashedCredentials: string;
  /** Both times are ISO strings. */
  readonly loginTime: string;
  readonly expiryTime: string;
  readonly rememberMe: boolean;
}

/** Reads the decrypted text; null if it is not a valid session. */
export function parseStoredSession(text: string): StoredSession | null {
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : null;
  } catch {
    // Not JSON, or nested too deeply to parse.
    return null;
  }
}

// Checked by hand, while other data is parsed with valibot: a library would make the sign-in page too large (QUA-01).
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

/** AUTH-17, AUTH-18: still running, and it belongs to the account and password of this build. */
export function isStoredSessionValid(session: StoredSession, config: AuthConfig, now: number): boolean {
  return (
    session.username === config.username &&
    isSameHash(session.hashedCredentials, config.passwordHash) &&
    expiryPhase(Date.parse(session.expiryTime), now) !== 'expired'
  );
}
