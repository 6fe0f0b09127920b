/** The service worker's copies of a file, from each of its caches; none if the caches cannot be read. Never rejects. */
export async function readKeptFiles(path: string, storage = () => caches): Promise<readonly string[]> {
  try {
    const kept = await Promise.all((await storage().keys()).map((name) => storage().open(name)));
    // The worker stores files by path, followed by the mark of the build.
    const found = await Promise.all(kept.map((cache) => cache.matchAll(path, { ignoreSearch: true })));
    return await Promise.all(found.flat().map((copy) => copy.text()));
  } catch {
    // The browser has no cache storage, blocks it, or fails to read it.
    return [];
  }
}
