import { createPartialResponse } from 'workbox-range-requests';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { AUDIO_FOLDER, AUDIO_MANIFEST_PATH } from '#content/schema/audio-manifest.ts';
import { CACHES } from '#platform/service-worker/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

export function isSound(path: string): boolean {
  return path.startsWith(`${AUDIO_FOLDER}/`) && path.endsWith('.mp3');
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
  return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('audio/');
}

/**
 * A prepared recording: kept once it was used, and sent in the part that was asked for, as Safari plays none otherwise. It is
 * always fetched whole, since a part can't be kept; none is larger than 100 kB.
 */
export async function answerSound({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: ExtendableEvent;
}): Promise<Response> {
  const whole = await keptOnceUsed.handle({ request: new Request(url.pathname), event });
  return request.headers.has('range') && whole.status === 200 ? createPartialResponse(request, whole) : whole;
}

/** Recordings are named by what is said in them: one that the list doesn't name any more is never asked for again. */
export async function forgetReplacedSounds(): Promise<void> {
  const list = await matchPrecache(AUDIO_MANIFEST_PATH);
  if (list === undefined || !(await self.caches.has(CACHES.sounds))) return;
  const named = await list.text();
  const kept = await self.caches.open(CACHES.sounds);
  for (const request of await kept.keys()) {
    const file = new URL(request.url).pathname.slice(AUDIO_FOLDER.length + 1);
    if (!named.includes(`"${file}"`)) await kept.delete(request);
  }
}
