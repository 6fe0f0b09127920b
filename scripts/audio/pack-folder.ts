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
} from '#content/schema/sound-pack.ts';
import { readPackFile, type SoundPack } from '#services/sound/pack-file.ts';
import { SITE_FOLDER } from './word-rows.ts';

const FOLDER = join(SITE_FOLDER, SOUND_FOLDER);
const INDEX_FILE = join(SITE_FOLDER, SOUND_INDEX_PATH);

/** A pack as it stands in the site. */
export interface PackOnDisk {
  readonly file: string;
  readonly bytes: number;
  readonly content: Uint8Array;
  readonly pack: SoundPack;
}

export function packFiles(): string[] {
  return existsSync(FOLDER)
    ? readdirSync(FOLDER).filter((name) => `${SOUND_FOLDER}/${name}` !== SOUND_INDEX_PATH)
    : [];
}

/** Throws where the file is no pack: then something else was done to the folder than by these scripts. */
export function readPackOnDisk(file: string): PackOnDisk {
  const content = new Uint8Array(readFileSync(join(FOLDER, file)));
  const pack = readPackFile(content);
  if (pack === null) throw new Error(`${file} is no pack of recordings`);
  return { file, bytes: content.length, content, pack };
}

export function packFileName(id: string, bytes: Uint8Array): string {
  return `${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${PACK_ENDING}`;
}

/** Writes a pack that isn't there yet, and tells its name. */
export function keepPack(id: string, bytes: Uint8Array): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = packFileName(id, bytes);
  if (!existsSync(join(FOLDER, file))) writeFileSync(join(FOLDER, file), bytes);
  return file;
}

export function removePack(file: string): void {
  rmSync(join(FOLDER, file));
}

/** The list of all packs of the folder. People's come first: where somebody spoke, no program is heard (SPK-04). */
export function writeIndex(): SoundIndex {
  const packs = packFiles().map(readPackOnDisk).map(indexed);
  const index = { packs: packs.toSorted((one, other) => one.kind.localeCompare(other.kind)) };
  const lines = index.packs.map((pack) => JSON.stringify(pack)).join(',\n');
  writeFileSync(INDEX_FILE, `{"packs":[\n${lines}\n]}\n`);
  return index;
}

export function indexed({ file, bytes, pack: { manifest } }: Omit<PackOnDisk, 'content'>): IndexedPack {
  const isByPerson = manifest.speakers.every(({ kind }) => kind === 'person');
  const texts = Object.keys(manifest.sounds).map((key) => key.slice(0, SHORT_HASH_LENGTH));
  return { file, bytes, kind: isByPerson ? 'person' : 'synthetic', texts: texts.join('') };
}
