/** The errors of signing in and of a session, with the texts shown to the person (AUTH-09 to AUTH-11). */
const MESSAGES = {
  invalid_credentials: /*i18n*/ 'Invalid username or password. Please check your credentials and try again.',
  network_error:
    /*i18n*/ 'Unable to connect to authentication service. Please check your internet connection and try again.',
  session_expired: /*i18n*/ 'Your session has expired. Please log in again to continue.',
  storage_error: /*i18n*/ 'Unable to save your login information. You may need to log in again next time.',
  unknown_error:
    /*i18n*/ 'An unexpected error occurred. Please try again or contact support if the problem persists.',
} as const;

export type AuthErrorType = keyof typeof MESSAGES;

export interface AuthError {
  readonly type: AuthErrorType;
  /** In English, to be shown in the chosen language. */
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** An error with the usual text of its type, or with a more exact one. `now` is in ms since 1970. */
export function createAuthError(
  type: AuthErrorType,
  now: number,
  message: string = MESSAGES[type],
): AuthError {
  return { type, message, timestamp: now };
}
