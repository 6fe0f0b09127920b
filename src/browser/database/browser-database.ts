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
 * The database of this browser (MEM-01, MEM-03, DAT-07): the study log, and data too large or too valuable for local
 * storage. Events are keyed by id and only ever added. An existing event is never changed, so adding it twice has no
 * effect. Never rejects.
 */
export function createBrowserDatabase(): Database {
  const connection = createDatabaseConnection();

  const attempt = async <Value>(run: (database: OpenDatabase) => Promise<Value>): Promise<Value> => {
    try {
      return await run(await connection.open());
    } catch (error) {
      // The browser closed the connection, for example because the person cleared this site's data.
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

/**
 * Writes new events and their numbers in one go, so that the browser saves them even if the page closes at this moment. Known events
 * refuse that, and need a wait for each: a known one gets no number.
 */
async function commit(database: OpenDatabase, change: DatabaseChange): Promise<undefined> {
  try {
    await write(database, change, 'in one go');
  } catch (error) {
    if (!hasName(error, 'ConstraintError')) throw error;
    await write(database, change, 'known ones left out');
  }
}

async function write(
  database: OpenDatabase,
  { events = [], put = [], remove = [], withdraw = [] }: DatabaseChange,
  how: 'in one go' | 'known ones left out',
): Promise<undefined> {
  const stores = new Set([
    ...(events.length + withdraw.length > 0 ? ([EVENT_STORE, ARRIVAL_STORE] as const) : []),
    ...[...put, ...remove].map(({ store }) => store),
  ]);
  if (stores.size === 0) return;
  const transaction = database.transaction([...stores], 'readwrite');
  const raw = unwrap(transaction);
  let refusal: unknown = null;
  // The error of the failed request says more than the abort of the whole transaction.
  raw.addEventListener('error', ({ target }) => {
    if (target instanceof IDBRequest) refusal ??= target.error;
  });
  try {
    for (const event of events) (how === 'in one go' ? addEvent : addUnlessKnown)(raw, event);
    for (const { store, key, value } of put) raw.objectStore(store).put(value, key);
    for (const { store, key } of remove) raw.objectStore(store).delete(key);
    // Its arrival number remains, without an event: no other event may get it.
    for (const id of withdraw) raw.objectStore(EVENT_STORE).delete(id);
    // Without this, what a page saves while it closes would be undone.
    if (how === 'in one go') raw.commit();
  } catch (error) {
    // Something cannot be stored: the earlier requests must not be saved without it.
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
 * A read transaction. The browser may end it, for example when the person clears this site's data. Its requests then
 * fail and report it, so the rejection of the transaction itself is ignored.
 */
function reading<Store extends StoreNames<DatabaseSchema>>(database: OpenDatabase, stores: Store[]) {
  const transaction = database.transaction(stores);
  transaction.done.catch(() => undefined);
  return transaction;
}

function addEvent(transaction: IDBTransaction, event: StoredEvent): void {
  transaction.objectStore(EVENT_STORE).add(event);
  transaction.objectStore(ARRIVAL_STORE).add(event.id);
}

/** By raw requests: only these can fail without aborting the whole change. */
function addUnlessKnown(transaction: IDBTransaction, event: StoredEvent): void {
  const request = transaction.objectStore(EVENT_STORE).add(event);
  request.addEventListener('success', () => {
    transaction.objectStore(ARRIVAL_STORE).add(event.id);
  });
  request.addEventListener('error', (failed) => {
    if (!hasName(request.error, 'ConstraintError')) return;
    // Without these two lines the error would abort the whole change.
    failed.preventDefault();
    failed.stopPropagation();
  });
}

/** Reads the whole log if the number belongs to another log (one that was deleted and started again). */
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
  // A newer version of the app created the database, or an older one blocks it: it exists but cannot be used.
  const inUse = cause === 'blocked' || hasName(cause, 'VersionError');
  return error instanceof OpeningFailed && !inUse ? 'unavailable' : 'failed';
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
