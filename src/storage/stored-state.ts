import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStore } from '#browser/platform.ts';
import { storedValue, type StoredValue, type StoredValueOptions } from './stored-value.ts';

interface Visit<Value> {
  /** What was written last here, and whether the device could keep it. */
  readonly written: StoreApi<{ readonly value: Value; readonly isKept: boolean }>;
  /** What was read last: the same object as long as the same is stored. */
  last: Value;
}

/**
 * A stored value that is followed: it holds everywhere on the screen as soon as it is written, on this page or in another tab, and
 * where the device can't keep it for this visit (MEM-16). Screens use it with `useStoredState`, everything else reads and writes it as
 * any stored value. Apart from `storedValue`, which comes with the sign-in page.
 */
export function storedState<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const stored = storedValue(options);
  const { fallback } = stored;
  const visits = new WeakMap<KeyValueStore, Visit<Value>>();
  const visitOf = (storage: KeyValueStore): Visit<Value> => {
    const visit = visits.get(storage) ?? {
      written: createStore(() => ({ value: fallback, isKept: true })),
      last: fallback,
    };
    visits.set(storage, visit);
    return visit;
  };
  const read = (storage: KeyValueStore): Value => {
    const visit = visitOf(storage);
    const { value, isKept } = visit.written.getState();
    if (!isKept) return value;
    const now = stored.read(storage);
    if (JSON.stringify(now) !== JSON.stringify(visit.last)) visit.last = now;
    return visit.last;
  };
  return {
    ...stored,
    read,
    write(storage, value) {
      const kept = stored.write(storage, value);
      visitOf(storage).written.setState({ value, isKept: kept.ok }, true);
      return kept;
    },
    subscribe(storage, listener) {
      const stops = [
        stored.subscribe(storage, () => listener(read(storage))),
        visitOf(storage).written.subscribe(({ value }) => listener(value)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
