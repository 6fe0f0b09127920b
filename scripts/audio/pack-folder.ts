import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PACK_ENDING,
  SHORT_HASH_LENGTH,
  SOUND_FOLDER,
  SOUND_INDEX_PATH,
  type IndexedPack,
  type SoundIndex,
  type Speaker,
} from '#content/schema/sound-pack.ts';
import { isByPerson } from '#sound/voice-licences.ts';
import { readPackFile, type PackedRecording, type SoundPack } from '#sound/pack-file.ts';
import { SITE_FOLDER } from './word-rows.ts';

/** A pack in the site's folder. */
export interface PackOnDisk {
  readonly file: string;
  readonly bytes: number;
  readonly content: Uint8Array;
  readonly pack: SoundPack;
}

/** The names of all packs. @param site the folder of the site's files */
function packFiles(site = SITE_FOLDER): string[] {
  const folder = join(site, SOUND_FOLDER);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => `${SOUND_FOLDER}/${name}` !== SOUND_INDEX_PATH)
    : [];
}

/** All packs. */
export function readPacks(site = SITE_FOLDER): PackOnDisk[] {
  return packFiles(site).map((file) => readPackOnDisk(file, site));
}

/**
 * What the pack of this id has, whole or in parts, if a synthetic voice made it. Another pack may have the same text, said by the other voice
 * or encoded with less.
 */
export function recordingsOfPack(packs: readonly PackOnDisk[], id: string): Map<string, PackedRecording> {
  return new Map(
    packs
      .filter(({ pack: { manifest } }) => manifest.id === id || manifest.id.startsWith(`${id}-`))
      .filter(({ pack: { manifest } }) => manifest.speakers.some(({ kind }) => kind === 'synthetic'))
      .flatMap(({ pack }) =>
        Object.keys(pack.manifest.sounds).flatMap((key) => {
          const recording = pack.find(key);
          return recording === null ? [] : [[key, recording] as const];
        }),
      ),
  );
}

/** Throws where the file is not a pack: then something other than these scripts changed the folder. */
function readPackOnDisk(file: string, site = SITE_FOLDER): PackOnDisk {
  const content = new Uint8Array(readFileSync(join(site, SOUND_FOLDER, file)));
  const pack = readPackFile(content);
  if (pack === null) throw new Error(`${file} is no pack of recordings`);
  return { file, bytes: content.length, content, pack };
}

export function packFileName(id: string, bytes: Uint8Array): string {
  return `${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${PACK_ENDING}`;
}

/** Writes a pack unless it exists already, and returns its name. */
export function keepPack(id: string, bytes: Uint8Array, site = SITE_FOLDER): string {
  mkdirSync(join(site, SOUND_FOLDER), { recursive: true });
  const file = packFileName(id, bytes);
  const path = join(site, SOUND_FOLDER, file);
  if (!existsSync(path)) writeFileSync(path, bytes);
  return file;
}

export function removePack(file: string, site = SITE_FOLDER): void {
  rmSync(join(site, SOUND_FOLDER, file));
}

/** The list of all packs of the folder, with their speakers. */
export function writeIndex(site = SITE_FOLDER): SoundIndex {
  const index = indexOf(readPacks(site));
  mkdirSync(join(site, SOUND_FOLDER), { recursive: true });
  const speakers = index.speakers.map((speaker) => JSON.stringify(speaker)).join(',\n');
  const packs = index.packs.map((pack) => JSON.stringify(pack)).join(',\n');
  writeFileSync(join(site, SOUND_INDEX_PATH), `{"speakers":[\n${speakers}\n],"packs":[\n${packs}\n]}\n`);
  return index;
}

/** People's packs come first: their recordings are preferred to synthetic ones (SPK-04). */
export function indexOf(packs: readonly Omit<PackOnDisk, 'content'>[]): SoundIndex {
  const lines = packs.flatMap(({ pack }) => pack.manifest.speakers.map((speaker) => JSON.stringify(speaker)));
  const speakers = [...new Set(lines)].map((line): Speaker => JSON.parse(line));
  return {
    speakers: speakers.toSorted(
      (one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name),
    ),
    packs: packs.map(indexed).toSorted((one, other) => one.kind.localeCompare(other.kind)),
  };
}

function indexed({ file, bytes, pack: { manifest } }: Omit<PackOnDisk, 'content'>): IndexedPack {
  const texts = Object.keys(manifest.sounds).map((key) => key.slice(0, SHORT_HASH_LENGTH));
  const kind = isByPerson(manifest.speakers) ? 'person' : 'synthetic';
  return { file, bytes, kind, texts: texts.join('') };
}
