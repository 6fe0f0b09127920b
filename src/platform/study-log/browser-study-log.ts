import { unwrap } from 'idb';
import { parseStudyEvent } from '#domain/memory/parse-study-event.ts';
import type { StudyEvent } from '#domain/memory/study-event.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { StorageFailure, StudyLogStore } from '#platform/platform.ts';
import {
  createStudyLogConnection,
  EVENT_STORE,
  OpeningFailed,
  TIME_INDEX,
  type StudyLogDatabase,
} from '#platform/study-log/study-log-database.ts';

/**
 * The study log in IndexedDB (MEM-01, MEM-03). Entries are keyed by their id and only ever added: one that is there
 * already stays as it is, so appending twice changes nothing. A batch is saved whole or not at all. Never rejects.
 */
export function createBrowserStudyLog(): StudyLogStore {
  const connection = createStudyLogConnection();

  const attempt = async <Value>(run: (database: StudyLogDatabase) => Promise<Value>): Promise<Value> => {
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
    run: (database: StudyLogDatabase) => Promise<Value>,
  ): Promise<Result<Value, StorageFailure>> => {
    try {
      return ok(await attempt(run));
    } catch (error) {
      return err(failureOf(error));
    }
  };

  return {
    append: (events) => settle((database) => addAll(database, events)),
    readAll: () => settle(readEvents),
  };
}

async function addAll(database: StudyLogDatabase, events: readonly StudyEvent[]): Promise<undefined> {
  if (events.length === 0) return;
  const transaction = database.transaction(EVENT_STORE, 'readwrite');
  const store = unwrap(transaction.store);
  let refusal: DOMException | null = null;
  for (const event of events) {
    const request = store.add(event);
    request.addEventListener('error', (failed) => {
      if (hasName(request.error, 'ConstraintError')) {
        // Saved before: without these two lines it would undo the whole batch.
        failed.preventDefault();
        failed.stopPropagation();
      } else refusal ??= request.error;
    });
  }
  await transaction.done.catch((error: unknown) => {
    throw refusal ?? error;
  });
}

async function readEvents(database: StudyLogDatabase): Promise<StudyEvent[]> {
  const stored: unknown[] = await database.getAllFromIndex(EVENT_STORE, TIME_INDEX);
  return stored.map(parseStudyEvent).filter((event) => event !== null);
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
