import { createStore, type StoreApi } from 'zustand/vanilla';
import { ok, type Result } from '#lib/result.ts';
import type { Cancel, KeyValueStore, StorageFailure } from '#browser/platform.ts';
import { StorageKey } from '#browser/storage/local-storage.ts';

/**
 * The schema of a value: a synchronous Standard Schema, such as valibot's. This interface is used instead of a library's
 * functions, which would make the sign-in page too large (QUA-01).
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
  /** Its key in the storage. It must not change, because people's stored data depends on it. */
  readonly key: string;
  /** A description, for docs/architecture.md. */
  readonly what: string;
  /** Session storage ends with the tab. */
  readonly place: 'local storage' | 'session storage';
  /** A text is stored as it is, anything else as JSON. */
  readonly format: 'text' | 'json';
  /** Increased when the shape changes in a way that older versions cannot read. */
  readonly version: number;
  readonly schema: ValueSchema<Value>;
  /** The value if nothing readable is stored. It is never stored itself. */
  readonly fallback: NoInfer<Value>;
  /** Converts an older version; without it, older data counts as absent. */
  readonly migrate?: (older: unknown, version: number) => unknown;
  /** Whether it is part of an export. */
  readonly isExported: boolean;
  /** Whether it is removed when the person's data is deleted. */
  readonly isErased: boolean;
}

/** A value in local or session storage: its registered name, its shape, and the only access to it (DAT-07). */
export interface StoredValue<Value> extends Omit<StoredValueOptions<Value>, 'schema' | 'migrate'> {
  /** The value, or the fallback: what is absent, damaged, foreign or of a newer version counts as nothing (QUA-18). */
  read(storage: KeyValueStore): Value;
  /** The same, but reports a storage that cannot be read. */
  tryRead(storage: KeyValueStore): Result<Value, StorageFailure>;
  /** Stores it; the fallback is stored by removing the entry. */
  write(storage: KeyValueStore, value: Value): Result<undefined, StorageFailure>;
  remove(storage: KeyValueStore): Result<undefined, StorageFailure>;
  /** The stored text for an export; null if nothing readable is stored. */
  copy(storage: KeyValueStore): string | null;
  /** Restores an exported text; an unreadable or newer one is ignored. */
  restore(storage: KeyValueStore, text: string): void;
  /** Runs when another tab has changed it, or has cleared everything. */
  subscribe(storage: KeyValueStore, listener: (value: Value) => void): Cancel;
}

/**
 * Registers a value. The first version is stored without a number, later ones with their number:
 * `{"version":2,"value":…}`.
 */
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
 * A stored value with subscribers: a change applies on the whole screen at once, from this page or another tab, and for
 * this visit if the device cannot save it (MEM-16). Screens use it with `useStoredState`, other code reads and writes it
 * like any stored value.
 */
export function storedState<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const stored = storedValue(options);
  /** The last value written on this page, and whether the device saved it. */
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

/** The value in a text, and its version. */
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
    // Not JSON, or nested too deeply to parse.
    return undefined;
  }
}
