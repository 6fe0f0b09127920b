import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { PACK_ENDING, SOUND_FOLDER, SOUND_INDEX_PATH } from '#content/schema/sound-pack.ts';
import { isWholePack } from './whole-pack.ts';
import { CACHES, SYNTHESISER_FOLDER } from '#browser/service-worker/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

/** A pack of recordings, or a part of the synthesiser. */
export function isSound(path: string): boolean {
  const isPack = path.startsWith(`${SOUND_FOLDER}/`) && path.endsWith(PACK_ENDING);
  return isPack || path.startsWith(SYNTHESISER_FOLDER);
}

const keptOnceUsed = new CacheFirst({
  cacheName: CACHES.sounds,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isWholeSound(request, response)) ? response : null,
    },
  ],
});

async function isWholeSound({ url }: Request, response: Response): Promise<boolean> {
  // A network that requires a sign-in answers with a page.
  if (response.status !== 200 || (response.headers.get('content-type') ?? '').startsWith('text/html'))
    return false;
  return !url.endsWith(PACK_ENDING) || isWholePack(new Uint8Array(await response.clone().arrayBuffer()));
}

/** Serves a sound file, and saves it on first use. */
export function answerSound({ url, event }: { url: URL; event: ExtendableEvent }): Promise<Response> {
  return keptOnceUsed.handle({ request: new Request(url.pathname), event });
}

/**
 * Files are named by their hash: one that the lists no longer contain is never requested again.
 *
 * @param synthesiser the addresses of the synthesiser's files
 */
export async function forgetReplacedSounds(synthesiser: readonly string[]): Promise<void> {
  const list = await matchPrecache(SOUND_INDEX_PATH);
  if (list === undefined || !(await self.caches.has(CACHES.sounds))) return;
  const named = await list.text();
  const kept = await self.caches.open(CACHES.sounds);
  for (const request of await kept.keys()) {
    const path = new URL(request.url).pathname;
    const isNamed = synthesiser.includes(path) || named.includes(`"${path.slice(SOUND_FOLDER.length + 1)}"`);
    if (!isNamed) await kept.delete(request);
  }
}
