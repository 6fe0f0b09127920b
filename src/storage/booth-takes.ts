import {
  custom,
  literal,
  number,
  object,
  nullable,
  picklist,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { TAKE_PROBLEMS } from '#sound/rules/take-check.ts';
import type { Result } from '#lib/result.ts';
import type { Database, StorageFailure } from '#browser/platform.ts';

/**
 * The takes of the recording booth (SPK-05), in the database's store `recordings`: one per text, with its facts separate
 * from its sound (a WAV file), so that a list can be read without the sounds.
 */
const STORE = 'recordings';
const VERSION = 1;
const TAKES = 'booth/take/';
const SOUNDS = 'booth/sound/';

const takeSchema = object({
  version: literal(VERSION),
  /** The key of the text. */
  key: string(),
  /** The speaker and the licence agreed at the time. */
  speaker: string(),
  licence: picklist(['cc-by', 'cc0']),
  at: number(),
  /** The duration of speech in it. */
  durationMs: number(),
  /** Why it cannot be shared as it is. */
  problem: nullable(picklist(TAKE_PROBLEMS)),
});
export type BoothTake = Omit<InferOutput<typeof takeSchema>, 'version'>;

const soundSchema = object({
  version: literal(VERSION),
  // By its tag: a copy may be of another realm than this page's own ArrayBuffer.
  wav: custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
});

/** Saves a take and replaces the former one, with its sound or not at all. */
export function saveBoothTake(
  database: Pick<Database, 'commit'>,
  take: BoothTake,
  wav: ArrayBuffer,
): Promise<Result<undefined, StorageFailure>> {
  return database.commit({
    put: [
      { store: STORE, key: `${SOUNDS}${take.key}`, value: { version: VERSION, wav } },
      { store: STORE, key: `${TAKES}${take.key}`, value: { ...take, version: VERSION } },
    ],
  });
}

/** All readable takes on this device; none if they cannot be read. */
export async function readBoothTakes(database: Pick<Database, 'keys' | 'read'>): Promise<BoothTake[]> {
  const keys = await database.keys(STORE);
  if (!keys.ok) return [];
  const found = await Promise.all(
    keys.value.filter((key) => key.startsWith(TAKES)).map((key) => database.read(STORE, key)),
  );
  return found.flatMap((stored) => {
    const parsed = safeParse(takeSchema, stored.ok ? stored.value : undefined);
    return parsed.success ? parsed.output : [];
  });
}

/** The sound of a text's take; null if it is missing or unreadable. */
export async function readBoothSound(
  database: Pick<Database, 'read'>,
  key: string,
): Promise<ArrayBuffer | null> {
  const stored = await database.read(STORE, `${SOUNDS}${key}`);
  const found = safeParse(soundSchema, stored.ok ? stored.value : undefined);
  return found.success ? found.output.wav : null;
}

/** Deletes the takes of these texts. */
export function deleteBoothTakes(
  database: Pick<Database, 'commit'>,
  keys: readonly string[],
): Promise<Result<undefined, StorageFailure>> {
  return database.commit({
    remove: keys.flatMap((key) => [
      { store: STORE, key: `${TAKES}${key}` },
      { store: STORE, key: `${SOUNDS}${key}` },
    ]),
  });
}
