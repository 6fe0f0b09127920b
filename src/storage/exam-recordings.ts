import { custom, literal, object, safeParse } from 'valibot';
import type { Result } from '#lib/result.ts';
import type { Database, StorageFailure } from '#browser/platform.ts';

/** The sound of speaking exams (MOC-10), in the database's store `recordings`: a WAV file per take. */
const STORE = 'recordings';
const VERSION = 1;
const kept = object({
  version: literal(VERSION),
  // By its tag: a copy may be of another realm than this page's own ArrayBuffer.
  wav: custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
});

const PREFIX = 'mock-speaking/';
const keyOf = (takeId: string) => `${PREFIX}${takeId}`;

/** Saves the sound of a take, before anything refers to it. */
export function keepTakeSound(
  database: Pick<Database, 'commit'>,
  takeId: string,
  wav: ArrayBuffer,
): Promise<Result<undefined, StorageFailure>> {
  return database.commit({ put: [{ store: STORE, key: keyOf(takeId), value: { version: VERSION, wav } }] });
}

/** The sound of a take; null if it is missing or unreadable. */
export async function readTakeSound(
  database: Pick<Database, 'read'>,
  takeId: string,
): Promise<ArrayBuffer | null> {
  const stored = await database.read(STORE, keyOf(takeId));
  const found = safeParse(kept, stored.ok ? stored.value : undefined);
  return found.success ? found.output.wav : null;
}

/** Deletes sounds. */
export function forgetTakeSounds(
  database: Pick<Database, 'commit'>,
  takeIds: Iterable<string>,
): Promise<Result<undefined, StorageFailure>> {
  return database.commit({ remove: [...takeIds].map((id) => ({ store: STORE, key: keyOf(id) })) });
}

/** The ids of the takes whose sound is on this device; null if the device cannot say. */
export async function keptTakeIds(database: Pick<Database, 'keys'>): Promise<readonly string[] | null> {
  const keys = await database.keys(STORE);
  if (!keys.ok) return null;
  return keys.value.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}
