import { err, ok, type Result } from '#lib/result.ts';
import type { SaveFailure, SoundStore, StorageFailure } from '#browser/platform.ts';
import { CACHES } from './worker-contract.ts';

/** The parts of the browser that saved recordings need. */
interface SavedSoundsBrowser {
  /** Undefined on a page without https. */
  readonly caches?: Pick<CacheStorage, 'open' | 'delete'> | undefined;
  readonly navigator: object;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** Recordings in the cache that the service worker (src/worker/sounds.ts) plays from. */
export function createSavedSounds(browser: SavedSoundsBrowser = window): SoundStore {
  const open = () => {
    if (browser.caches === undefined) throw new DOMException('no cache storage', 'SecurityError');
    return browser.caches.open(CACHES.sounds);
  };
  return {
    isSupported: browser.caches !== undefined && 'serviceWorker' in browser.navigator,
    async paths() {
      try {
        const saved = await (await open()).keys();
        return ok(saved.map(({ url }) => new URL(url).pathname));
      } catch (error) {
        return err(storageFailureOf(error));
      }
    },
    async save(path, bytes, signal) {
      const response = await fetchWhole(browser, path, bytes, signal);
      if (response === null) return err('network');
      try {
        await (await open()).put(path, response);
        return ok();
      } catch (error) {
        return err(storageFailureOf(error));
      }
    },
    async deleteAll(): Promise<Result<undefined, StorageFailure>> {
      try {
        await browser.caches?.delete(CACHES.sounds);
        return ok();
      } catch (error) {
        return err(storageFailureOf(error));
      }
    },
  };
}

/** Null if it failed or the response is something else, such as the sign-in page of a network. */
async function fetchWhole(
  browser: SavedSoundsBrowser,
  path: string,
  bytes: number,
  signal: AbortSignal,
): Promise<Response | null> {
  try {
    // `reload`: from the server, bypassing the worker, which would save it a second time.
    const response = await browser.fetch(path, { cache: 'reload', signal });
    const copy = response.clone();
    const whole = await response.arrayBuffer();
    return response.status === 200 && whole.byteLength === bytes ? copy : null;
  } catch {
    return null;
  }
}

function storageFailureOf(error: unknown): StorageFailure & SaveFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'unavailable' : 'failed';
}
