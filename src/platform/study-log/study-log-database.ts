import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StudyEvent } from '#domain/memory/study-event.ts';

export const STUDY_LOG_DATABASE = 'oefenpad';
export const EVENT_STORE = 'events';
export const TIME_INDEX = 'at';
const VERSION = 1;

interface StudyLogSchema extends DBSchema {
  [EVENT_STORE]: { key: string; value: StudyEvent; indexes: { [TIME_INDEX]: number } };
}
export type StudyLogDatabase = IDBPDatabase<StudyLogSchema>;

/** Why there is no database to work with; `cause` is the browser's error. */
export class OpeningFailed extends Error {
  override readonly name = 'OpeningFailed';
}

export interface StudyLogConnection {
  /** Hands over the open database; rejects with `OpeningFailed`. Opens it again after it was closed or failed. */
  open(): Promise<StudyLogDatabase>;
  /** Forgets a connection that turned out to be closed. */
  forget(): void;
}

/** One connection, shared by all calls and given up when another tab needs the database to itself. */
export function createStudyLogConnection(): StudyLogConnection {
  let opening: Promise<StudyLogDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  const start = () =>
    new Promise<StudyLogDatabase>((resolve, reject) => {
      // Until the request comes through after all, every caller hears the same: asking again would only queue up.
      const onBlocked = () => reject(failure('blocked'));
      const onOpened = (database: StudyLogDatabase) => {
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
  return new OpeningFailed('The study log could not be opened', { cause });
}

interface Watchers {
  /** An older version of the app, in another tab, holds on to its connection. */
  readonly onBlocked: () => void;
  /** The connection was ended: by the browser, or by us for another tab. */
  readonly onClosed: () => void;
}

async function openDatabase({ onBlocked, onClosed }: Watchers): Promise<StudyLogDatabase> {
  const database = await openDB<StudyLogSchema>(STUDY_LOG_DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore(EVENT_STORE, { keyPath: 'id' }).createIndex(TIME_INDEX, 'at');
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
