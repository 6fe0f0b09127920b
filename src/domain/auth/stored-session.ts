import * as v from 'valibot';
import { isSameHash, type AuthConfig } from '#domain/auth/credentials.ts';
import { expiryPhase } from '#domain/auth/session-expiry.ts';

const isoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const storedSessionSchema = v.object({
  username: v.string(),
  hashedCredentials: v.string(),
  loginTime: isoTime,
  expiryTime: isoTime,
  rememberMe: v.boolean(),
});

/** What remember-me keeps on the device, encrypted (AUTH-18). The times are ISO. */
export type StoredSession = Readonly<v.InferOutput<typeof storedSessionSchema>>;

/** Reads the decrypted text; null when it is no session, whoever wrote it. */
export function parseStoredSession(text: string): StoredSession | null {
  try {
    const parsed = v.safeParse(storedSessionSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    // No JSON, or nested so deep that reading it fails.
    return null;
  }
}

/** AUTH-17, AUTH-18: still running, and of the account and password that this build knows. */
export function isStoredSessionValid(session: StoredSession, config: AuthConfig, now: number): boolean {
  return (
    session.username === config.username &&
    isSameHash(session.hashedCredentials, config.passwordHash) &&
    expiryPhase(Date.parse(session.expiryTime), now) !== 'expired'
  );
}
