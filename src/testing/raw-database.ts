import type { Database } from '#browser/platform.ts';
import { DATABASE_NAME } from '#browser/database/database-connection.ts';

/** Helpers for direct access to the database, for its tests. */

/** An answer as stored. */
export function event(id: string, at = 0) {
  return {
    kind: 'answered',
    version: 1,
    id,
    at,
    browser: 'laptop',
    itemId: 'word:afspraak',
    card: 'meaning',
    activity: 'flashcard',
    grade: 'good',
    answer: null,
    durationMs: 900,
  };
}

export const add = (database: Database, ...events: readonly { readonly id: string }[]) =>
  database.commit({ events });

export async function allEvents(database: Database): Promise<readonly unknown[]> {
  const read = await database.eventsSince(0);
  if (!read.ok) throw new Error(read.error);
  return read.value.events;
}

/** A direct connection to the browser's database, without the app's. */
export function openRaw(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, version);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
}
