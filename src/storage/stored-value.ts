import { createStore, type StoreApi } from 'zustand/vanilla';
import { ok, type Result } from '#lib/result.ts';
import type { Cancel, KeyValueStore, StorageFailure } from '#browser/platform.ts';
import { StorageKey } from '#browser/storage/local-storage.ts';

/**
 * What a value must look like: a Standard Schema that answers at once, as valibot's do. Used by that interface and not by a
 * library's own functions, for which the sign-in page has no room (QUA-01).
 */
export interface ValueSchema<Value> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Value> | Promise<SchemaResult<Value>>;
  };
}

type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

export interface StoredValueOptions<Value> {
  /** The name under which it stands in the storage. What people have on their devices hangs on it. */
  readonly key: string;
  /** In words, for docs/architecture.md. */
  readonly what: string;
  /** Session storage ends with the tab. */
  readonly place: 'local storage' | 'session storage';
  /** A text is stored as it is, anything else as JSON. */
  readonly format: 'text' | 'json';
  /** Counted up when the shape changes in a way that older readers can't take. */
  readonly version: number;
  readonly schema: ValueSchema<Value>;
  /** What holds where nothing is stored, or nothing readable. It is never stored itself. */
  readonly fallback: NoInfer<Value>;
  /** A value of an older version in today's shape; where there is none, it counts as absent. */
  readonly migrate?: (older: unknown, version: number) => unknown;
  /** Whether it goes along when one's data is exported. */
  readonly isExported: boolean;
  /** Whether it goes when one's data is deleted. */
  readonly isErased: boolean;
}

/** One value that is kept in local or session storage: its registered name, its shape, and the only ways to it (DAT-07). */
export interface StoredValue<Value> extends Omit<StoredValueOptions<Value>, 'schema' | 'migrate'> {
  /** The value, or the fallback: what is absent, damaged, foreign or of a newer version counts as nothing (QUA-18). */
  read(storage: KeyValueStore): Value;
  /** The same, told from a storage that can't be read. */
  tryRead(storage: KeyValueStore): Result<Value, StorageFailure>;
  /** Stores it in place of whatever stood there; the fallback is stored by removing. */
  write(storage: KeyValueStore, value: Value): Result<undefined, StorageFailure>;
  remove(storage: KeyValueStore): Result<undefined, StorageFailure>;
  /** As it is stored, for a copy of one's data; null where there is nothing readable. */
  copy(storage: KeyValueStore): string | null;
  /** Puts back what was copied; what is unreadable, or was stored by a newer version, is left out. */
  restore(storage: KeyValueStore, text: string): void;
  /** Runs when another tab has changed it, or has cleared everything. */
  subscribe(storage: KeyValueStore, listener: (value: Value) => void): Cancel;
}

/** Registers a value. The first version is stored bare, later ones with their number: `{"version":2,"value":…}`. */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { schema, migrate, ...entry } = options;
  const { format, version, fallback } = entry;
  const key = new StorageKey(entry.key);

  const valueOf = (text: string | null): Value => {
    if (text === null) return fallback;
    const found = unpack(text, format);
    if (found.version > version) return fallback;
    const value = found.version < version ? migrate?.(found.value, found.version) : found.value;
    const parsed = schema['~standard'].validate(value);
    return parsed instanceof Promise || parsed.issues !== undefined ? fallback : parsed.value;
  };
  const tryRead = (storage: KeyValueStore): Result<Value, StorageFailure> => {
    const stored = storage.read(key);
    return stored.ok ? ok(valueOf(stored.value)) : stored;
  };
  const read = (storage: KeyValueStore): Value => {
    const found = tryRead(storage);
    return found.ok ? found.value : fallback;
  };
  const remove = (storage: KeyValueStore) => storage.remove(key);

  return {
    ...entry,
    read,
    tryRead,
    remove,
    copy(storage) {
      const stored = storage.read(key);
      return stored.ok && valueOf(stored.value) !== fallback ? stored.value : null;
    },
    restore(storage, text) {
      if (valueOf(text) !== fallback) storage.write(key, text);
    },
    write(storage, value) {
      if (value === fallback) return remove(storage);
      if (version > 1) return storage.write(key, JSON.stringify({ version, value }));
      return storage.write(key, format === 'text' ? String(value) : JSON.stringify(value));
    },
    subscribe: (storage, listener) =>
      storage.onExternalChange((changed) => {
        if (changed === null || changed === key.name) listener(read(storage));
      }),
  };
}

/**
 * A stored value that is followed: it holds everywhere on the screen as soon as it is written, on this page or in another tab, and
 * where the device can't keep it for this visit (MEM-16). Screens use it with `useStoredState`, everything else reads and writes it as
 * any stored value.
 */
export function storedState<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const stored = storedValue(options);
  /** What was written last on this page, and whether the device could keep it. */
  const visits = new WeakMap<KeyValueStore, StoreApi<{ readonly value: Value; readonly isKept: boolean }>>();
  const visitOf = (storage: KeyValueStore) => {
    const visit = visits.get(storage) ?? createStore(() => ({ value: stored.fallback, isKept: true }));
    visits.set(storage, visit);
    return visit;
  };
  const read = (storage: KeyValueStore): Value => {
    const { value, isKept } = visitOf(storage).getState();
    return isKept ? stored.read(storage) : value;
  };
  return {
    ...stored,
    read,
    write(storage, value) {
      const kept = stored.write(storage, value);
      visitOf(storage).setState({ value, isKept: kept.ok }, true);
      return kept;
    },
    subscribe(storage, listener) {
      const tell = () => listener(read(storage));
      const stops = [stored.subscribe(storage, tell), visitOf(storage).subscribe(tell)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** What stands in a text, and of which version it is. */
function unpack(
  text: string,
  format: 'text' | 'json',
): { readonly version: number; readonly value: unknown } {
  const json = parseJson(text);
  const { version = 1, value }: { readonly version?: number; readonly value?: unknown } = Object(json);
  return Number.isInteger(version) && version >= 2
    ? { version, value }
    : { version: 1, value: format === 'text' ? text : json };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, or nested so deep that reading it fails.
    return undefined;
  }
}
