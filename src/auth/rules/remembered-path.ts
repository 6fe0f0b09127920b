/** The app makes no longer addresses. */
const MAX_LENGTH = 2000;

/**
 * The address to return to after signing in (NAV-02), or null when the text is none of this app's. It has to begin with
 * exactly a known path, then nothing but a query and a hash may follow: so `//evil.example`, `/\evil`, `javascript:…` and
 * unknown pages can't be returned to, whatever a browser makes of them.
 * @param isPage whether a path, without query and hash, is a page one may return to
 */
export function rememberedPath(candidate: unknown, isPage: (path: string) => boolean): string | null {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH) return null;
  const path = /^[^?#]*/.exec(candidate)?.[0] ?? '';
  const rest = candidate.slice(path.length);
  // Browsers drop or rewrite spaces, control characters and backslashes in addresses; a real one has them encoded.
  return path.startsWith('/') && isPage(path) && /^[!-[\]-~\u00a1-\uffff]*$/.test(rest) ? candidate : null;
}
