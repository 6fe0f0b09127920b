import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { parseOwnList, type OwnList } from '#dutch/vocabulary/own-list.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Cancel, Platform, StorageFailure } from '#browser/platform.ts';
import { LOG_REPLACED_TOPIC } from '#learning/study-log.ts';

const STORE = 'own-lists';
const CHANGED_TOPIC = 'own-lists-changed';

type UsedPlatform = Pick<Platform, 'database' | 'messages'>;

/**
 * The custom lists (MEM-15), sorted by name; null while they are being read, empty if they cannot be read. The first
 * subscriber starts the reading; changes in other tabs cause another reading.
 */
export interface OwnListStore extends ReadableStore<readonly OwnList[] | null> {
  /** Replaces the list with that id. */
  readonly save: (list: OwnList) => Promise<Result<undefined, StorageFailure>>;
  /** The answers about its words stay. */
  readonly remove: (id: string) => Promise<Result<undefined, StorageFailure>>;
}

const byName = new Intl.Collator('nl', { numeric: true });

/** All readable lists. A list that is damaged or of a later version is skipped and stays stored. */
export async function readOwnLists({
  database,
}: Pick<Platform, 'database'>): Promise<Result<readonly OwnList[], StorageFailure>> {
  const keys = await database.keys(STORE);
  if (!keys.ok) return keys;
  const lists: OwnList[] = [];
  for (const key of keys.value) {
    const read = await database.read(STORE, key);
    if (!read.ok) return read;
    const list = parseOwnList(read.value);
    if (list !== null) lists.push(list);
  }
  return ok(lists.toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)));
}

function createOwnListStore(platform: UsedPlatform): OwnListStore {
  const { database, messages } = platform;
  const store = createStore<readonly OwnList[] | null>(() => null);
  let followers = 0;
  let stopListening: readonly Cancel[] = [];

  const read = async () => {
    const found = await readOwnLists(platform);
    store.setState((lists) => (found.ok ? found.value : (lists ?? [])), true);
  };
  const changed = async (saved: Result<undefined, StorageFailure>) => {
    if (!saved.ok) return saved;
    messages.post(CHANGED_TOPIC, null);
    await read();
    return saved;
  };

  return {
    ...store,
    subscribe(listener) {
      if (followers === 0) {
        // Reads again for every new subscriber, because an import may have added lists.
        void read();
        stopListening = [CHANGED_TOPIC, LOG_REPLACED_TOPIC].map((topic) =>
          messages.listen(topic, () => void read()),
        );
      }
      followers += 1;
      const stopFollowing = store.subscribe(listener);
      return () => {
        stopFollowing();
        followers -= 1;
        if (followers === 0) for (const stop of stopListening) stop();
      };
    },
    save: async (list) =>
      changed(await database.commit({ put: [{ store: STORE, key: list.id, value: list }] })),
    remove: async (id) => changed(await database.commit({ remove: [{ store: STORE, key: id }] })),
  };
}

const stores = new WeakMap<UsedPlatform, OwnListStore>();

/** One store for all users. */
export function ownListStore(platform: UsedPlatform): OwnListStore {
  const known = stores.get(platform) ?? createOwnListStore(platform);
  stores.set(platform, known);
  return known;
}
