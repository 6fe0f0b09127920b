import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { PACK_ENDING, SOUND_FOLDER, SOUND_INDEX_PATH } from '#content/schema/sound-pack.ts';
import { CACHES } from '#platform/service-worker/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

export function isSound(path: string): boolean {
  return path.startsWith(`${SOUND_FOLDER}/`) && path.endsWith(PACK_ENDING);
}

const keptOnceUsed = new CacheFirst({
  cacheName: CACHES.sounds,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => Promise.resolve(isWholeSound(response) ? response : null),
    },
  ],
});

function isWholeSound(response: Response): boolean {
  // A network that wants a sign-in answers with a page.
  return response.status === 200 && !(response.headers.get('content-type') ?? '').startsWith('text/');
}

/** A pack of recordings: kept once it was used. */
export function answerSound({ url, event }: { url: URL; event: ExtendableEvent }): Promise<Response> {
  return keptOnceUsed.handle({ request: new Request(url.pathname), event });
}

/** Packs are named by what is in them: one that the list doesn't name any more is never asked for again. */
export async function forgetReplacedSounds(): Promise<void> {
  const list = await matchPrecache(SOUND_INDEX_PATH);
  if (list === undefined || !(await self.caches.has(CACHES.sounds))) return;
  const named = await list.text();
  const kept = await self.caches.open(CACHES.sounds);
  for (const request of await kept.keys()) {
    const file = new URL(request.url).pathname.slice(SOUND_FOLDER.length + 1);
    if (!named.includes(`"${file}"`)) await kept.delete(request);
  }
}
