/** The one account of a build (AUTH-01), complete and checked (AUTH-02). */
export interface AuthConfig {
  readonly username: string;
  /** SHA-256 of the password as hex, in either letter case. */
  readonly passwordHash: string;
  /** How long a session in a browser tab lasts. */
  readonly sessionHours: number;
}

/** What the form hands in (AUTH-04). */
export interface LoginAttempt {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** AUTH-03. `passwordDigest` is the SHA-256 hex digest of the attempt's password. */
export function areCredentialsValid(
  attempt: LoginAttempt,
  passwordDigest: string,
  config: AuthConfig,
): boolean {
  return (
    isNonEmptyString(attempt.username) &&
    isNonEmptyString(attempt.password) &&
    attempt.username === config.username &&
    isSameHash(passwordDigest, config.passwordHash)
  );
}

/** Whether two hex digests are equal in either letter case; an empty one equals nothing. */
export function isSameHash(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}

function isNonEmptyString(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
