import { expect } from 'vitest';
import {
  SHORT_HASH_LENGTH,
  SOUND_FOLDER,
  SOUND_INDEX_PATH,
  type Speaker,
} from '#content/schema/sound-pack.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { writePackFile } from '#sound/pack-file.ts';
import { createFakeFiles, type FakeFiles } from './fake-files.ts';

type Said = Parameters<typeof spokenKey>[0];

const HASH = '0123456789abcdef';
const DURATION_MS = 900;

export function speakerOf(kind: Speaker['kind']): Speaker {
  return { name: kind, kind, licence: 'free', attribution: kind };
}

/** The clip of the text at this place of its pack, from 0. */
export function clipAt(place: number) {
  return expect.objectContaining({ sound: Uint8Array.of(place + 1), durationMs: DURATION_MS });
}

/** A site with these packs of recordings, by their names. */
export function filesWithRecordings(
  packs: Readonly<Record<string, readonly Said[]>>,
  kind: Speaker['kind'] = 'synthetic',
): FakeFiles {
  const files = createFakeFiles();
  const listed = Object.entries(packs).map(([id, texts]) => {
    const recordings = texts.map((said, place) => {
      const sound = Uint8Array.of(place + 1);
      return [
        spokenKey(said),
        { sound, durationMs: DURATION_MS, loudnessDb: -20, speakers: [speakerOf(kind)] },
      ] as const;
    });
    const bytes = writePackFile(id, new Map(recordings));
    files.put(packPath(id), bytes);
    const short = recordings.map(([key]) => key.slice(0, SHORT_HASH_LENGTH));
    return { file: `${id}.${HASH}.pack`, bytes: bytes.length, kind, texts: short.join('') };
  });
  files.put(SOUND_INDEX_PATH, JSON.stringify({ packs: listed }));
  return files;
}

export function packPath(id: string): string {
  return `${SOUND_FOLDER}/${id}.${HASH}.pack`;
}
