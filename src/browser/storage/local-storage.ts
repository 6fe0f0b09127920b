import type { Cancel } from '#browser/clock.ts';
import { err, ok, type Result } from '#lib/result.ts';

/**
 * A key of local or session storage. Only the registry in `storage` may create one (dependency-cruiser checks this), so
 * that nothing bypasses it (DAT-07).
 */
export class StorageKey {
  // Private, so that no other object with a name is accepted as a key.
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }
}

/** Why something could not be stored on the device. */
export type StorageFailure = 'unavailable' | 'full' | 'failed';

/** Local or session storage that never throws. Its keys come from the registry in `storage` (DAT-07). */
export interface KeyValueStore {
  read(key: StorageKey): Result<string | null, StorageFailure>;
  write(key: StorageKey, value: string): Result<undefined, StorageFailure>;
  remove(key: StorageKey): Result<undefined, StorageFailure>;
  /** Runs with the key that another tab changed; null when everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): Cancel;
}

/**
 * Local storage behind the platform's interface. `source` is called each time, because reading `window.localStorage`
 * throws in a browser that blocks it, and a page being pre-rendered has none.
 */
export function createLocalStorage(source: () => Storage = () => window.localStorage): KeyValueStore {
  return {
    read: (key) => attempt(source, (storage) => storage.getItem(key.name)),
    write: (key, value) =>
      attempt(source, (storage) => {
        storage.setItem(key.name, value);
        return undefined;
      }),
    remove: (key) =>
      attempt(source, (storage) => {
        storage.removeItem(key.name);
        return undefined;
      }),
    onExternalChange(listener) {
      const onStorage = (event: StorageEvent) => {
        // Session storage uses the same event for its changes.
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
    // Firefox uses a different error name.
    return err(error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'failed');
  }
}

function openOrNull(source: () => Storage): Storage | null {
  try {
    // Null in an Android WebView with storage disabled.
    return source() ?? null;
  } catch {
    return null;
  }
}
