import { CacheFirst } from 'workbox-strategies';
import { CACHES, SPELLING_FOLDER } from '#browser/service-worker/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

export function isSpelling(path: string): boolean {
  return path.startsWith(SPELLING_FOLDER);
}

/** The dictionary is a megabyte that few visits need: it is saved on first use, and from then on works offline. */
const keptOnceUsed = new CacheFirst({
  cacheName: CACHES.spelling,
  plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isOurs(response) ? response : null) }],
});

/** False for the sign-in page of a network. */
function isOurs(response: Response): boolean {
  return response.status === 200 && !(response.headers.get('content-type') ?? '').startsWith('text/html');
}

export function answerSpelling({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> {
  return keptOnceUsed.handle({ request, event });
}

/** Files are named by their hash: those of another version are never requested again. */
export async function forgetReplacedDictionary(files: readonly string[]): Promise<void> {
  if (!(await self.caches.has(CACHES.spelling))) return;
  const kept = await self.caches.open(CACHES.spelling);
  for (const request of await kept.keys()) {
    if (!files.includes(new URL(request.url).pathname)) await kept.delete(request);
  }
}
