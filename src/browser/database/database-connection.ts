import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RecordStoreName, StoredEvent } from '#browser/platform.ts';

export const DATABASE_NAME = 'oefenpad';
export const EVENT_STORE = 'events';
/** The number under which an event came into this browser → its id. Times can lie, and imports bring old events late. */
export const ARRIVAL_STORE = 'arrivals';
const TIME_INDEX = 'at';
const VERSION = 2;
const RECORD_STORES: readonly RecordStoreName[] = ['snapshots', 'sittings', 'recordings', 'own-lists'];

export interface DatabaseSchema extends DBSchema, Record<RecordStoreName, { key: string; value: unknown }> {
  [EVENT_STORE]: { key: string; value: StoredEvent; indexes: { [TIME_INDEX]: number } };
  [ARRIVAL_STORE]: { key: number; value: string };
}
export type OpenDatabase = IDBPDatabase<DatabaseSchema>;

/** Why there is no database to work with; `cause` is the browser's error. */
export class OpeningFailed extends Error {
  override readonly name = 'OpeningFailed';
}

export interface DatabaseConnection {
  /** Hands over the open database; rejects with `OpeningFailed`. Opens it again after it was closed or failed. */
  open(): Promise<OpenDatabase>;
  /** Forgets a connection that turned out to be closed. */
  forget(): void;
}

/** One connection, shared by all calls and given up when another tab needs the database to itself. */
export function createDatabaseConnection(): DatabaseConnection {
  let opening: Promise<OpenDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  const start = () =>
    new Promise<OpenDatabase>((resolve, reject) => {
      // Until the request comes through after all, every caller hears the same: asking again would only queue up.
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
  /** An older version of the app, in another tab, holds on to its connection. */
  readonly onBlocked: () => void;
  /** The connection was ended: by the browser, or by us for another tab. */
  readonly onClosed: () => void;
}

async function openDatabase({ onBlocked, onClosed }: Watchers): Promise<OpenDatabase> {
  const database = await openDB<DatabaseSchema>(DATABASE_NAME, VERSION, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      // Where it fails, opening fails, and says so.
      transaction.done.catch(() => undefined);
      // Version 1, of before there was a release, has a log; its events are no longer read, and stay.
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

/** A change must not be kept by halves. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
