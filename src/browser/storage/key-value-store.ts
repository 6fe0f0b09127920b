import type { Result } from '#lib/result.ts';
import type { Cancel } from '#browser/clock.ts';
import type { StorageKey } from './storage-key.ts';

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
