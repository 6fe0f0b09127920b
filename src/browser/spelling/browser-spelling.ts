import { err, ok } from '#lib/result.ts';
import { trustedAddress } from '#browser/service-worker/trusted-address.ts';
import { SPELLING_POLICY } from '#browser/service-worker/worker-contract.ts';
import type { SpellingService, UnknownWord } from './spelling-service.ts';
// oxlint-disable-next-line import/default -- Vite makes it of the address
import workerUrl from '#browser/spelling/worker/spelling-worker.ts?worker&url';

let address: string | null = null;

/**
 * Looks words up in a separate worker, which ends after the answer: the dictionary takes 30 MB of memory and a third of
 * a second to load, and is needed once per exam.
 */
export const WORKER_SPELLING: SpellingService = {
  lookUp: (words) =>
    new Promise((resolve) => {
      address ??= trustedAddress(SPELLING_POLICY, workerUrl);
      const worker = new Worker(address, { type: 'module' });
      const end = (unknown: readonly UnknownWord[] | null) => {
        worker.terminate();
        resolve(unknown === null ? err('unavailable') : ok(unknown));
      };
      worker.addEventListener('message', ({ data }: MessageEvent<readonly UnknownWord[] | null>) =>
        end(data),
      );
      // Its file cannot be loaded, or the browser cannot run it.
      worker.addEventListener('error', () => end(null));
      worker.postMessage(words, []);
    }),
};
