import type { AuthConfig } from '#auth/rules/credentials.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** The configured account, or the names of the missing or unusable values (AUTH-02). */
export type AuthConfigReading = Result<AuthConfig, readonly string[]>;

/** Reads the account of this build from `import.meta.env` (AUTH-01). It is valid only if all three values are (AUTH-02). */
export function readAuthConfig(env: Readonly<Record<string, unknown>>): AuthConfigReading {
  const username = textOf(env['VITE_AUTH_USERNAME']);
  const passwordHash = textOf(env['VITE_AUTH_PASSWORD_HASH']);
  const sessionHours = Number(textOf(env['VITE_AUTH_SESSION_HOURS']));
  const missing = [
    ...(username === '' ? ['VITE_AUTH_USERNAME'] : []),
    ...(passwordHash === '' ? ['VITE_AUTH_PASSWORD_HASH'] : []),
    ...(sessionHours > 0 && sessionHours < Infinity ? [] : ['VITE_AUTH_SESSION_HOURS']),
  ];
  return missing.length === 0 ? ok({ username, passwordHash, sessionHours }) : err(missing);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
