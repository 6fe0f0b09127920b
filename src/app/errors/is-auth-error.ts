const AUTH_WORDS = /auth|login|session|credential|token|permission|unauthorized|forbidden/i;

const ADDRESS = /\bhttps?:\/\/\S+/g;

/** Whether an error is about signing in, judged by its text (SYS-04). */
export function isAuthError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // Not by an address in it: a file called session-… that couldn't be fetched says nothing about the session.
  return AUTH_WORDS.test(text.replace(ADDRESS, ''));
}
