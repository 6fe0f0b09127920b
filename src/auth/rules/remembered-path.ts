/** The app makes no longer addresses. */
const MAX_LENGTH = 2000;

/**
 * The address to return to after signing in (NAV-02), or null if the text is not an address of this app. It must be
 * exactly a known path, followed only by a query and a hash. So `//evil.example`, `/\evil`, `javascript:…` and unknown
 * pages can't be returned to, however a browser reads them.
 * @param isPage whether a path, without query and hash, is a page that can be returned to
 */
export function rememberedPath(candidate: unknown, isPage: (path: string) => boolean): string | null {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH) return null;
  const path = /^[^?#]*/.exec(candidate)?.[0] ?? '';
  const rest = candidate.slice(path.length);
  // Browsers drop or rewrite spaces, control characters and backslashes in addresses; a real one has them encoded.
  return path.startsWith('/') && isPage(path) && /^[!-[\]-~\u00a1-\uffff]*$/.test(rest) ? candidate : null;
}
