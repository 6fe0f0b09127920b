const AUTH_WORDS = /auth|login|session|credential|token|permission|unauthorized|forbidden/i;

/** Whether an error is about signing in, judged by its text (SYS-04). */
export function isAuthError(error: unknown): boolean {
  return AUTH_WORDS.test(error instanceof Error ? `${error.name} ${error.message}` : String(error));
}
