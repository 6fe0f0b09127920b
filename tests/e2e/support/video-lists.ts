import type { Page, Route } from '@playwright/test';
import { allowAnyLength } from './data-files.ts';

const HEADER = 'id,title,artist,description,topic';

const LISTS: Record<string, readonly string[]> = {
  music: [
    'aaaaaaaaaaa,"Bloed, Zweet En Tranen",André Hazes,A song about ups and downs. In Dutch.,Sing-along',
    'bbbbbbbbbbb,Anne,Herman van Veen,A father sings to his daughter. In Dutch.,Family and home',
    'ccccccccccc,Katinka,,"A boy waits, and she does not come. In Dutch.",Love',
    'not-an-id,Gone,,This row has no usable id.,Love',
  ],
  culture: [
    'ddddddddddd,Why the Dutch cycle,,How the cycle paths came about. In English.,Cycling and traffic',
  ],
  educational: ['eeeeeeeeeee,Numbers in Dutch,Learn Dutch,Learn to count. In English.,Numbers and time'],
};

/** Answers the app's requests for its lists of videos; those of the missing categories fail. */
export async function serveVideos(page: Page, { missing = [] as readonly string[] } = {}): Promise<void> {
  await allowAnyLength(page);
  await page.unroute('**/data/dutch-*-videos.csv*');
  await page.route('**/data/dutch-*-videos.csv*', (route) => {
    const category = /dutch-(\w+)-videos/.exec(route.request().url())?.[1] ?? '';
    if (missing.includes(category)) return route.abort();
    return route.fulfill({ contentType: 'text/csv', body: [HEADER, ...(LISTS[category] ?? [])].join('\n') });
  });
}

/** A page instead of the host's player: it reports the error with this number, if any, to a page that asks for errors. */
export async function servePlayer(page: Page, { error = 0 } = {}): Promise<{ requests: Route[] }> {
  const requests: Route[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route);
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Player</title><button>Pause</button><script>
        addEventListener('message', ({ data, origin }) => {
          const { func, args } = JSON.parse(data);
          if (${error} > 0 && func === 'addEventListener' && args[0] === 'onError')
            parent.postMessage(JSON.stringify({ event: 'onError', info: ${error} }), origin);
        });
      </script>`,
    });
  });
  return { requests };
}
