import { unwrap, type StoreNames } from 'idb';
import { err, ok, type Result } from '#lib/result.ts';
import {
  abort,
  ARRIVAL_STORE,
  createDatabaseConnection,
  EVENT_STORE,
  OpeningFailed,
  type DatabaseSchema,
  type OpenDatabase,
} from './database-connection.ts';
import type {
  ArrivedEvents,
  Database,
  DatabaseChange,
  StorageFailure,
  StoredEvent,
} from '#browser/platform.ts';

/**
 * The database of this browser (MEM-01, MEM-03, DAT-07): the study log and what else is too large or too precious for
 * local storage. Events are keyed by their id and only ever added: one that is there already stays as it is, so adding
 * twice changes nothing. Never rejects.
 */
export function createBrowserDatabase(): Database {
  const connection = createDatabaseConnection();

  const attempt = async <Value>(run: (database: OpenDatabase) => Promise<Value>): Promise<Value> => {
    try {
      return await run(await connection.open());
    } catch (error) {
      // The browser closed the connection behind our back, as when the person clears this site's data.
      if (!hasName(error, 'InvalidStateError')) throw error;
      connection.forget();
      return run(await connection.open());
    }
  };
  const settle = async <Value>(
    run: (database: OpenDatabase) => Promise<Value>,
  ): Promise<Result<Value, StorageFailure>> => {
    try {
      return ok(await attempt(run));
    } catch (error) {
      return err(failureOf(error));
    }
  };

  return {
    commit: (change) => settle((database) => commit(database, change)),
    read: (store, key) => settle((database) => reading(database, [store]).objectStore(store).get(key)),
    keys: (store) => settle((database) => reading(database, [store]).objectStore(store).getAllKeys()),
    clear: () => settle(clear),
    eventsSince: (arrival, limit) => settle((database) => readEvents(database, arrival, limit)),
  };
}

async function commit(database: OpenDatabase, change: DatabaseChange): Promise<undefined> {
  const { events = [], put = [], remove = [], withdraw = [] } = change;
  const recordStores = [...put, ...remove].map(({ store }) => store);
  const stores = new Set([
    ...(events.length + withdraw.length > 0 ? ([EVENT_STORE, ARRIVAL_STORE] as const) : []),
    ...recordStores,
  ]);
  if (stores.size === 0) return;
  const transaction = database.transaction([...stores], 'readwrite');
  const raw = unwrap(transaction);
  let refusal: unknown = null;
  // What the browser says of the one request that failed tells more than that all of them were undone.
  raw.addEventListener('error', ({ target }) => {
    if (target instanceof IDBRequest) refusal ??= target.error;
  });
  try {
    for (const event of events) addEvent(raw, event);
    for (const { store, key, value } of put) raw.objectStore(store).put(value, key);
    for (const { store, key } of remove) raw.objectStore(store).delete(key);
    // Its number stays and leads nowhere: no other event may get it.
    for (const id of withdraw) raw.objectStore(EVENT_STORE).delete(id);
    // Nothing is waited for: what a page saves as it goes away would otherwise be undone with it. An event's number is.
    if (events.length === 0) raw.commit();
  } catch (error) {
    // Something that can't be stored: what was asked for before it must not be kept without it.
    refusal ??= error;
    abort(raw);
  }
  await transaction.done.catch((error: unknown) => {
    throw refusal ?? error;
  });
}

async function clear(database: OpenDatabase): Promise<undefined> {
  const transaction = database.transaction(database.objectStoreNames, 'readwrite');
  const raw = unwrap(transaction);
  for (const store of database.objectStoreNames) raw.objectStore(store).clear();
  await transaction.done;
}

/**
 * A transaction to read in. The browser may end it, as when the person clears this site's data: then its requests fail, which
 * whoever reads is told; that it ended, too, nobody waits for.
 */
function reading<Store extends StoreNames<DatabaseSchema>>(database: OpenDatabase, stores: Store[]) {
  const transaction = database.transaction(stores);
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Adds an event and its number, in raw requests: only these can be refused without taking the whole change along. */
function addEvent(transaction: IDBTransaction, event: StoredEvent): void {
  const request = transaction.objectStore(EVENT_STORE).add(event);
  request.addEventListener('success', () => {
    transaction.objectStore(ARRIVAL_STORE).add(event.id);
  });
  request.addEventListener('error', (failed) => {
    if (!hasName(request.error, 'ConstraintError')) return;
    // Saved before: without these two lines it would undo the whole change.
    failed.preventDefault();
    failed.stopPropagation();
  });
}

/** Where the log is not the one that the number is of (it was deleted and started again), all of it is read. */
async function readEvents(database: OpenDatabase, arrival: number, limit?: number): Promise<ArrivedEvents> {
  const transaction = reading(database, [EVENT_STORE, ARRIVAL_STORE]);
  const events = transaction.objectStore(EVENT_STORE);
  const arrivals = transaction.objectStore(ARRIVAL_STORE);
  const newest = (await arrivals.openKeyCursor(null, 'prev'))?.key ?? 0;
  const after = IDBKeyRange.lowerBound(arrival > newest ? 0 : arrival, true);
  const [numbers, ids] = await Promise.all([
    arrivals.getAllKeys(after, limit),
    arrivals.getAll(after, limit),
  ]);
  const found = await Promise.all(ids.map((id) => events.get(id)));
  return { events: found.filter((event) => event !== undefined), arrival: numbers.at(-1) ?? newest };
}

function failureOf(error: unknown): StorageFailure {
  const cause = error instanceof OpeningFailed ? error.cause : error;
  if (hasName(cause, 'QuotaExceededError')) return 'full';
  // A newer version of the app made the database, or an older one holds it: it is there, but not for us.
  const inUse = cause === 'blocked' || hasName(cause, 'VersionError');
  return error instanceof OpeningFailed && !inUse ? 'unavailable' : 'failed';
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
