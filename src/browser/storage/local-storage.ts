import { err, ok, type Result } from '#lib/result.ts';
import type { KeyValueStore, StorageFailure } from '#browser/platform.ts';

/**
 * Local storage behind the platform's interface. `source` is asked for at each call: in a browser that blocks it,
 * merely looking at `window.localStorage` throws, and a page being pre-rendered has none.
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
    return err(isQuotaExceeded(error) ? 'full' : 'failed');
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

function isQuotaExceeded(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error && error.name;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
