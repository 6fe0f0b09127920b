import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RecordStoreName, StoredEvent } from '#browser/platform.ts';

export const DATABASE_NAME = 'oefenpad';
export const EVENT_STORE = 'events';
/** The number of an event's arrival in this browser → its id. Times can be wrong, and imports add old events late. */
export const ARRIVAL_STORE = 'arrivals';
const TIME_INDEX = 'at';
const VERSION = 2;
const RECORD_STORES: readonly RecordStoreName[] = ['snapshots', 'sittings', 'recordings', 'own-lists'];

export interface DatabaseSchema extends DBSchema, Record<RecordStoreName, { key: string; value: unknown }> {
  [EVENT_STORE]: { key: string; value: StoredEvent; indexes: { [TIME_INDEX]: number } };
  [ARRIVAL_STORE]: { key: number; value: string };
}
export type OpenDatabase = IDBPDatabase<DatabaseSchema>;

/** Why the database could not be opened; `cause` is the browser's error. */
export class OpeningFailed extends Error {
  override readonly name = 'OpeningFailed';
}

export interface DatabaseConnection {
  /** Returns the open database; rejects with `OpeningFailed`. Reopens it after it was closed or failed. */
  open(): Promise<OpenDatabase>;
  /** Forgets a connection that turned out to be closed. */
  forget(): void;
}

/** One connection, shared by all calls and closed when another tab needs the database exclusively. */
export function createDatabaseConnection(): DatabaseConnection {
  let opening: Promise<OpenDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  const start = () =>
    new Promise<OpenDatabase>((resolve, reject) => {
      // Until the request succeeds, every caller gets the same failure: another request would only queue up.
      const onBlocked = () => reject(failure('blocked'));
      const onOpened = (database: OpenDatabase) => {
        opening = Promise.resolve(database);
        resolve(database);
      };
      const onFailed = (error: unknown) => {
        forget();
        reject(failure(error));
      };
      openDatabase({ onBlocked, onClosed: forget }).then(onOpened, onFailed);
    });

  return {
    forget,
    open() {
      opening ??= start();
      return opening;
    },
  };
}

function failure(cause: unknown): OpeningFailed {
  return new OpeningFailed('The database could not be opened', { cause });
}

interface Watchers {
  /** An older version of the app, in another tab, keeps its connection open. */
  readonly onBlocked: () => void;
  /** The connection was ended: by the browser, or by us for another tab. */
  readonly onClosed: () => void;
}

async function openDatabase({ onBlocked, onClosed }: Watchers): Promise<OpenDatabase> {
  const database = await openDB<DatabaseSchema>(DATABASE_NAME, VERSION, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      // If it fails, opening fails too and reports it.
      transaction.done.catch(() => undefined);
      // Version 1, from before the first release, has a log. Its events are no longer read, but remain.
      if (oldVersion < 1) createLog(database);
      createStores(database);
    },
    blocked: onBlocked,
    terminated: onClosed,
  });
  database.addEventListener('versionchange', () => {
    onClosed();
    database.close();
  });
  return database;
}

function createLog(database: OpenDatabase): void {
  database.createObjectStore(EVENT_STORE, { keyPath: 'id' }).createIndex(TIME_INDEX, 'at');
}

function createStores(database: OpenDatabase): void {
  database.createObjectStore(ARRIVAL_STORE, { autoIncrement: true });
  for (const store of RECORD_STORES) database.createObjectStore(store);
}

/** A change must not be saved in part. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
