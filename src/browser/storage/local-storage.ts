import type { Cancel } from '#browser/clock.ts';
import { err, ok, type Result } from '#lib/result.ts';

/**
 * The name of something in local or session storage. Only the registry in `storage` may make one, which
 * dependency-cruiser holds: so nothing can be stored past it (DAT-07).
 */
export class StorageKey {
  // Private, so that no other object with a name passes for a key.
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }
}

/** Why something could not be kept on the device. */
export type StorageFailure = 'unavailable' | 'full' | 'failed';

/** Local or session storage that never throws. Its keys come from the registry in `storage` (DAT-07). */
export interface KeyValueStore {
  read(key: StorageKey): Result<string | null, StorageFailure>;
  write(key: StorageKey, value: string): Result<undefined, StorageFailure>;
  remove(key: StorageKey): Result<undefined, StorageFailure>;
  /** Tells the names of what other tabs change; null when everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): Cancel;
}

/**
 * Local storage behind the platform's interface. `source` is asked for at each call: in a browser that blocks it,
 * merely looking at `window.localStorage` throws, and a page being pre-rendered has none.
 */
export function createLocalStorage(source: () => Storage = () => window.localStorage): KeyValueStore {
  return {
    read: (key) => attempt(source, (storage) => storage.getItem(key.name)),
    write: (key, value) => attempt(source, (storage) => void storage.setItem(key.name, value)),
    remove: (key) => attempt(source, (storage) => void storage.removeItem(key.name)),
    onExternalChange(listener) {
      const onStorage = (event: StorageEvent) => {
        // Session storage tells its changes by the same event.
        if (event.storageArea === openOrNull(source)) listener(event.key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function attempt<Value>(
  source: () => Storage,
  run: (storage: Storage) => Value,
): Result<Value, StorageFailure> {
  const storage = openOrNull(source);
  if (storage === null) return err('unavailable');
  try {
    return ok(run(storage));
  } catch (error) {
    // Firefox has a name of its own for it.
    return err(error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'failed');
  }
}

function openOrNull(source: () => Storage): Storage | null {
  try {
    // Null in an Android WebView that has storage switched off.
    return source() ?? null;
  } catch {
    return null;
  }
}
