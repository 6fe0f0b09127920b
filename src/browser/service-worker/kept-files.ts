/** The copies of a file that the service worker keeps, in each of its caches; none where there is no way to them. Never rejects. */
export async function readKeptFiles(path: string, storage = () => caches): Promise<readonly string[]> {
  try {
    const kept = await Promise.all((await storage().keys()).map((name) => storage().open(name)));
    // The worker names what it keeps by path, with the build's own mark behind it.
    const found = await Promise.all(kept.map((cache) => cache.matchAll(path, { ignoreSearch: true })));
    return await Promise.all(found.flat().map((copy) => copy.text()));
  } catch {
    // No such storage in this browser, it is blocked, or it breaks off.
    return [];
  }
}
