import {
  SHORT_HASH_LENGTH,
  SOUND_FOLDER,
  type IndexedPack,
  type SoundIndex,
} from '#content/schema/sound-pack.ts';
import { spokenKey, type Spoken } from '#sound/rules/spoken-key.ts';
import type { AppFiles } from '#browser/platform.ts';
import { readPackFile, type PackedRecording, type SoundPack } from './pack-file.ts';
import { ownPacksOf, type PackPlatform } from './own-packs.ts';
import { readSoundIndex } from './sound-index.ts';
import { isByPerson } from './voice-licences.ts';

/** Finds the recording of a text, or of a dialogue; null if there is none or it cannot be loaded now. */
export type FindRecording = (said: Spoken) => Promise<PackedRecording | null>;

/** The number of packs in memory, each at most 0.4 MB: enough to switch between lists. */
const PACKS_IN_MEMORY = 4;

/**
 * The list of packs is fetched with the first recording, and a pack with its first recording. A person's voice precedes
 * a program's, and added packs precede those of the app (SPK-04).
 */
export function createRecordings(platform: PackPlatform): FindRecording {
  const { files } = platform;
  const ownPacks = ownPacksOf(platform);
  let index: Promise<SoundIndex | null> | null = null;
  const packs = new Map<string, Promise<SoundPack | null>>();

  const readPack = (file: string): Promise<SoundPack | null> => {
    const known = packs.get(file) ?? fetchPack(files, file);
    // Moves the last used pack to the end.
    packs.delete(file);
    packs.set(file, known);
    const [oldest] = packs.keys();
    if (packs.size > PACKS_IN_MEMORY && oldest !== undefined) packs.delete(oldest);
    // A failed pack is requested again the next time.
    void known.then((pack) => pack === null && packs.get(file) === known && packs.delete(file));
    return known;
  };

  const findIn = async (kind: IndexedPack['kind'], key: string): Promise<PackedRecording | null> => {
    index ??= readSoundIndex(files);
    const list = await index;
    if (list === null) index = null;
    for (const pack of list?.packs ?? []) {
      if (pack.kind !== kind || !mayHold(pack, key)) continue;
      const recording = (await readPack(pack.file))?.find(key) ?? null;
      if (recording !== null) return recording;
    }
    return null;
  };

  return async (said) => {
    const key = spokenKey(said);
    const own = await ownPacks.find(key);
    if (own !== null && isByPerson(own.speakers)) return own;
    return (await findIn('person', key)) ?? own ?? findIn('synthetic', key);
  };
}

async function fetchPack(files: AppFiles, file: string): Promise<SoundPack | null> {
  const bytes = await files.readBytes(`${SOUND_FOLDER}/${file}`);
  return bytes.ok ? readPackFile(bytes.value) : null;
}

function mayHold({ texts }: IndexedPack, key: string): boolean {
  const short = key.slice(0, SHORT_HASH_LENGTH);
  for (let place = texts.indexOf(short); place !== -1; place = texts.indexOf(short, place + 1)) {
    if (place % SHORT_HASH_LENGTH === 0) return true;
  }
  return false;
}
