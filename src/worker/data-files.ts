import { matchPrecache } from 'workbox-precaching';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { DATA_FILE_LIST_PATH, isVouchedFor } from '#content/schema/data-file-list.ts';
import { CACHES } from '#browser/service-worker/worker-contract.ts';
import { compareCopies } from './refreshed-copy.ts';

/** By then what the page needs to be seen has come, also on a slow line (QUA-08). */
const REFRESH_AFTER_MS = 4000;

/**
 * Data files: at once from the device, and then a look whether the server has a newer one, for the next time. The time stamp
 * in their address (VOC-07) is for caches on the way; here it is one file, and the server is asked by its ETag, which gets
 * past them just as well and costs nothing when the file is the same.
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
    // No connection, it broke off, or no room: the copy that is there goes on.
  }
}

/** Asked on the network: the list of the build is not kept. */
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
        // The server went back to the build's own file.
        if (found === 'same') await (await caches.open(CACHES.data)).delete(path);
        return found === 'newer' ? response : null;
      },
    },
  ],
});
