import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { SHORT_HASH_LENGTH, type SoundIndex } from '#content/schema/sound-pack.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { textHash } from '#lib/text-hash.ts';
import type { Platform, StorageFailure } from '#browser/platform.ts';
import { parsePackFile, type PackedRecording, type PackFailure, type SoundPack } from './pack-file.ts';
import { readSoundIndex } from './sound-index.ts';
import {
  deleteOwnPack,
  saveOwnPack,
  readOwnPacks,
  readOwnRecording,
  type OwnPack,
} from '#storage/own-packs.ts';

/** About an hour of speech as the booth writes it. */
export const MAX_OWN_PACK_BYTES = 120_000_000;

/** Why a file was not added. Earlier packs are unchanged. */
export type AddFailure = PackFailure | StorageFailure | 'too-large' | 'unknown-texts' | 'unreadable';

interface AddedPack {
  readonly recordings: number;
  /** The number of recordings of unknown texts, which were left out. */
  readonly unknown: number;
}

/** Packs of recordings that the person added from a file (SPK-04), the newest first; null until they are read. */
export interface OwnPacks extends ReadableStore<readonly OwnPack[] | null> {
  readonly add: (file: Pick<File, 'size' | 'arrayBuffer'>) => Promise<Result<AddedPack, AddFailure>>;
  readonly remove: (pack: OwnPack) => Promise<Result<undefined, StorageFailure>>;
  /** The newest recording of a text, or null. */
  readonly find: (key: string) => Promise<PackedRecording | null>;
}

export type PackPlatform = Pick<Platform, 'clock' | 'database' | 'files'>;

const known = new WeakMap<PackPlatform, OwnPacks>();

/** One per page, so that a new pack is used at once. */
export function ownPacksOf(platform: PackPlatform): OwnPacks {
  const ownPacks = known.get(platform) ?? createOwnPacks(platform);
  known.set(platform, ownPacks);
  return ownPacks;
}

function createOwnPacks({ clock, database, files }: PackPlatform): OwnPacks {
  const store = createStore<readonly OwnPack[] | null>(() => null);
  let reading: Promise<void> | null = null;
  const read = async () => store.setState(await readOwnPacks(database), true);
  const readOnce = () => {
    reading ??= read();
    return reading;
  };

  return {
    ...store,
    subscribe(listener) {
      void readOnce();
      return store.subscribe(listener);
    },
    async add(file) {
      if (file.size > MAX_OWN_PACK_BYTES) return err('too-large');
      // A file may be gone, for example after a memory card was removed.
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return err('unreadable');
      const parsed = parsePackFile(new Uint8Array(bytes));
      if (!parsed.ok) return parsed;
      const { id, recordings, speakers, total } = takeOut(parsed.value, await readSoundIndex(files));
      if (recordings.size === 0) return err('unknown-texts');
      const pack = { ...id, speakers, keys: [...recordings.keys()], bytes: file.size, addedAt: clock.now() };
      const kept = await saveOwnPack(database, pack, recordings);
      if (!kept.ok) return kept;
      await read();
      return ok({ recordings: recordings.size, unknown: total - recordings.size });
    },
    async remove(pack) {
      const gone = await deleteOwnPack(database, pack);
      if (gone.ok) await read();
      return gone;
    },
    async find(key) {
      await readOnce();
      for (const { id, keys } of store.getState() ?? []) {
        const recording = keys.includes(key) ? await readOwnRecording(database, id, key) : null;
        if (recording !== null) return recording;
      }
      return null;
    },
  };
}

/** The recordings of a pack that this app uses; all of them if the app's list cannot be loaded. */
function takeOut({ manifest, find }: SoundPack, index: SoundIndex | null) {
  const texts = new Set(index?.packs.flatMap(({ texts: short }) => shortHashes(short)));
  const keys = Object.keys(manifest.sounds);
  const wanted = keys.filter((key) => index === null || texts.has(key.slice(0, SHORT_HASH_LENGTH)));
  const recordings = new Map(
    wanted.flatMap((key) => {
      const recording = find(key);
      return recording === null ? [] : [[key, recording] as const];
    }),
  );
  return {
    // Adding the same file again replaces the first.
    id: { id: textHash(JSON.stringify(manifest)), of: manifest.id },
    speakers: manifest.speakers,
    recordings,
    total: keys.length,
  };
}

function shortHashes(texts: string): string[] {
  return texts.match(/.{6}/g) ?? [];
}
