import { array, custom, literal, number, object, safeParse, string, type InferOutput } from 'valibot';
import { speakerSchema } from '#content/schema/sound-pack.ts';
import type { Result } from '#lib/result.ts';
import type { Database, StorageFailure } from '#browser/platform.ts';
import type { PackedRecording } from '#sound/pack-file.ts';

/**
 * Packs of recordings that the person added from a file (SPK-04), in the database's store `recordings`: the contents of
 * a pack, and each recording separately, so that one can be played without reading all.
 */
const STORE = 'recordings';
const VERSION = 1;
const PACKS = 'packs/list/';
const SOUNDS = 'packs/sound/';

const packSchema = object({
  version: literal(VERSION),
  id: string(),
  /** The pack's subject from its first line: `listening`. */
  of: string(),
  speakers: array(speakerSchema),
  /** The keys of its texts. */
  keys: array(string()),
  bytes: number(),
  addedAt: number(),
});
export type OwnPack = Omit<InferOutput<typeof packSchema>, 'version'>;

const recordingSchema = object({
  version: literal(VERSION),
  sound: custom<Uint8Array<ArrayBuffer>>(
    (value) => Object.prototype.toString.call(value) === '[object Uint8Array]',
  ),
  durationMs: number(),
  loudnessDb: number(),
  speakers: array(speakerSchema),
});

/** Saves a pack, completely or not at all. */
export function saveOwnPack(
  database: Pick<Database, 'commit'>,
  pack: OwnPack,
  recordings: ReadonlyMap<string, PackedRecording>,
): Promise<Result<undefined, StorageFailure>> {
  const sounds = [...recordings].map(
    ([key, recording]) =>
      ({
        store: STORE,
        key: soundKey(pack.id, key),
        value: { ...recording, version: VERSION },
      }) as const,
  );
  return database.commit({
    put: [...sounds, { store: STORE, key: `${PACKS}${pack.id}`, value: { ...pack, version: VERSION } }],
  });
}

/** The packs on this device, the newest first; none if they cannot be read. */
export async function readOwnPacks(database: Pick<Database, 'keys' | 'read'>): Promise<OwnPack[]> {
  const keys = await database.keys(STORE);
  if (!keys.ok) return [];
  const found = await Promise.all(
    keys.value.filter((key) => key.startsWith(PACKS)).map((key) => database.read(STORE, key)),
  );
  const packs = found.flatMap((stored) => {
    const parsed = safeParse(packSchema, stored.ok ? stored.value : undefined);
    return parsed.success ? parsed.output : [];
  });
  return packs.toSorted((one, other) => other.addedAt - one.addedAt);
}

/** One recording of a pack; null if it is missing or unreadable. */
export async function readOwnRecording(
  database: Pick<Database, 'read'>,
  packId: string,
  key: string,
): Promise<PackedRecording | null> {
  const stored = await database.read(STORE, soundKey(packId, key));
  const found = safeParse(recordingSchema, stored.ok ? stored.value : undefined);
  return found.success ? found.output : null;
}

/** Deletes a pack with its recordings. */
export function deleteOwnPack(
  database: Pick<Database, 'commit'>,
  { id, keys }: OwnPack,
): Promise<Result<undefined, StorageFailure>> {
  return database.commit({
    remove: [
      { store: STORE, key: `${PACKS}${id}` },
      ...keys.map((key) => ({ store: STORE, key: soundKey(id, key) }) as const),
    ],
  });
}

function soundKey(packId: string, key: string): string {
  return `${SOUNDS}${packId}/${key}`;
}
