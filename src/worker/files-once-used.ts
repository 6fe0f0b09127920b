import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Files named by their hash that few people need: saved on first use, and from then on they work offline. */
export interface FilesOnceUsed {
  readonly has: (path: string) => boolean;
  readonly answer: (asked: {
    readonly request: Request;
    readonly event: ExtendableEvent;
  }) => Promise<Response>;
  /** Fetches those that are not kept yet. */
  readonly keep: (wanted: (path: string) => boolean) => Promise<void>;
  /** While a new version is installed: fetches the successors of the files that are in use. */
  readonly takeSuccessors: () => Promise<void>;
  /** Once it is in charge: those of another version are never requested again. */
  readonly forgetReplaced: () => Promise<void>;
}

/** @param files the addresses of this version's files */
export function filesOnceUsed(cacheName: string, folder: string, files: readonly string[]): FilesOnceUsed {
  const keptOnceUsed = new CacheFirst({
    cacheName,
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isOurs(response) ? response : null) }],
  });
  const keptPaths = async () => {
    if (!(await self.caches.has(cacheName))) return [];
    const requests = await (await self.caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  };
  const fetchMissing = async (wanted: readonly string[]) => {
    const kept = await keptPaths();
    const missing = wanted.filter((file) => !kept.includes(file));
    if (missing.length === 0) return;
    // Without a connection, or without room: they are fetched when they are asked for.
    await (await self.caches.open(cacheName)).addAll(missing).catch(() => undefined);
  };
  return {
    has: (path) => path.startsWith(folder),
    answer: ({ request, event }) => keptOnceUsed.handle({ request, event }),
    keep: (wanted) => fetchMissing(files.filter(wanted)),
    async takeSuccessors() {
      const used = new Set((await keptPaths()).map(nameOf));
      await fetchMissing(files.filter((file) => used.has(nameOf(file))));
    },
    async forgetReplaced() {
      const replaced = (await keptPaths()).filter((path) => !files.includes(path));
      if (replaced.length === 0) return;
      const kept = await self.caches.open(cacheName);
      await Promise.all(replaced.map((path) => kept.delete(path)));
    },
  };
}

/** False for the sign-in page of a network. */
function isOurs(response: Response): boolean {
  return response.status === 200 && !(response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Without its hash. */
const nameOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
