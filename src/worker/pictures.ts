import { StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#platform/service-worker/worker-contract.ts';

export function isExamPicture(path: string): boolean {
  return path.startsWith('/exam/') && path.endsWith('.svg');
}

/**
 * The drawings of the exams: too many to come with the app, and small. Once one was seen, or fetched ahead for an exam that
 * begins, it is on the device; where there is a connection a newer one is there the next time.
 */
export const examPictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [
    {
      // Not the page of a network that wants a sign-in first.
      cacheWillUpdate: ({ response }) => Promise.resolve(isDrawing(response) ? response : null),
    },
  ],
});

function isDrawing(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/svg+xml');
}
