import { err, ok } from '#lib/result.ts';
import type { KeyValueStore, StorageFailure } from '#browser/platform.ts';

type Operation = 'read' | 'write' | 'remove';

export interface FakeStorage extends KeyValueStore {
  /** The stored entries; tests may read and prepare them directly (without notifying anybody). */
  readonly entries: Map<string, string>;
  /** From now on these operations fail this way; `failWith({})` ends that. */
  failWith(failures: Partial<Record<Operation, StorageFailure>>): void;
  /** Another tab writes (or, with null, removes) an entry. */
  changeFromOutside(key: string, value: string | null): void;
  /** Another tab, or the person in the browser's settings, clears everything. */
  clearFromOutside(): void;
  /** A second tab on the same entries: each is notified of the other's changes, never of its own. */
  openTab(): FakeStorage;
}

type Listener = (key: string | null) => void;

interface Shared {
  readonly entries: Map<string, string>;
  readonly tabs: Set<Set<Listener>>;
}

export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  return createTab({ entries: new Map(Object.entries(initial)), tabs: new Set() });
}

function createTab(shared: Shared): FakeStorage {
  const { entries, tabs } = shared;
  const ownListeners = new Set<Listener>();
  tabs.add(ownListeners);
  let failures: Partial<Record<Operation, StorageFailure>> = {};

  const put = (key: string, value: string | null): boolean => {
    const changed = (entries.get(key) ?? null) !== value;
    if (value === null) entries.delete(key);
    else entries.set(key, value);
    return changed;
  };
  const tellOtherTabs = (key: string | null) => {
    for (const listeners of tabs) if (listeners !== ownListeners) tell(listeners, key);
  };
  const tellEveryTab = (key: string | null) => {
    for (const listeners of tabs) tell(listeners, key);
  };

  return {
    entries,
    read: (key) => (failures.read ? err(failures.read) : ok(entries.get(key.name) ?? null)),
    write(key, value) {
      if (failures.write) return err(failures.write);
      if (put(key.name, value)) tellOtherTabs(key.name);
      return ok();
    },
    remove(key) {
      if (failures.remove) return err(failures.remove);
      if (put(key.name, null)) tellOtherTabs(key.name);
      return ok();
    },
    onExternalChange(listener) {
      ownListeners.add(listener);
      return () => void ownListeners.delete(listener);
    },
    failWith(next) {
      failures = next;
    },
    changeFromOutside(key, value) {
      if (put(key, value)) tellEveryTab(key);
    },
    clearFromOutside() {
      entries.clear();
      tellEveryTab(null);
    },
    openTab: () => createTab(shared),
  };
}

function tell(listeners: ReadonlySet<Listener>, key: string | null): void {
  for (const listener of listeners) listener(key);
}
