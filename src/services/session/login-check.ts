import { createAuthError, type AuthError } from '#domain/auth/auth-error.ts';
import { areCredentialsValid, type LoginAttempt } from '#domain/auth/credentials.ts';
import type { Platform } from '#platform/platform.ts';
import type { AuthConfigReading } from '#services/session/auth-config.ts';

/** What is wrong with an attempt to sign in, null when nothing is. Checked locally, with no network call (AUTH-03). */
export async function findLoginError(
  { clock, crypto, report }: Pick<Platform, 'clock' | 'crypto' | 'report'>,
  config: AuthConfigReading,
  attempt: LoginAttempt,
): Promise<AuthError | null> {
  if (!config.ok) {
    // AUTH-02
    const missing = `Missing or invalid: ${config.error.join(', ')}`;
    report.error('Failed to validate credentials due to system error', missing);
    return createAuthError('unknown_error', clock.now());
  }
  try {
    const digest = await crypto.sha256Hex(attempt.password);
    if (areCredentialsValid(attempt, digest, config.value)) return null;
    return createAuthError('invalid_credentials', clock.now());
  } catch {
    // AUTH-10: no Web Crypto, as on a page without https.
    return createAuthError('network_error', clock.now());
  }
}
