import { matchPrecache } from 'workbox-precaching';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { DATA_FILE_LIST_PATH, isVouchedFor } from '#content/schema/data-file-list.ts';
import { CACHES } from '#browser/service-worker/worker-contract.ts';
import { compareCopies } from './refreshed-copy.ts';

/** By then the page has loaded what it shows, even on a slow connection (QUA-08). */
const REFRESH_AFTER_MS = 4000;

/**
 * Data files: answered at once from the device; then the server is checked for a newer one, for the next time. The time
 * stamp in their address (VOC-07) is for caches on the network. Here it is ignored, and the server is asked with the
 * file's ETag, which also bypasses caches and costs nothing if the file is unchanged.
 */
class KeptThenRefreshed extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (kept === undefined) return handler.fetch(request);
    void handler.waitUntil(refreshLater(request, handler));
    return kept;
  }
}

async function refreshLater(request: Request, handler: StrategyHandler): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, REFRESH_AFTER_MS));
  try {
    await handler.cachePut(request, await handler.fetch(request));
  } catch {
    // No connection, or it was lost, or no room: the existing copy stays in use.
  }
}

/** Reads the list from the network: the one of the build is not cached. */
async function isListedWith(path: string, rows: number): Promise<boolean> {
  const answer = await fetch(DATA_FILE_LIST_PATH, { cache: 'no-store' });
  return answer.ok && isVouchedFor(await answer.text(), path, rows);
}

const pathOf = (request: Request) => new URL(request.url).pathname;

export const dataFiles = new KeptThenRefreshed({
  cacheName: CACHES.data,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
      cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
        cachedResponse === undefined ? matchPrecache(pathOf(request)) : Promise.resolve(cachedResponse),
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(pathOf(request), { cache: 'no-cache', credentials: 'same-origin' })),
      async cacheWillUpdate({ request, response }) {
        const path = pathOf(request);
        const found = await compareCopies(await matchPrecache(path), response, (rows) =>
          isListedWith(path, rows),
        );
        // The server has returned to the file of the build.
        if (found === 'same') await (await caches.open(CACHES.data)).delete(path);
        return found === 'newer' ? response : null;
      },
    },
  ],
});
