import { safeParse } from 'valibot';
import { SOUND_INDEX_PATH, soundIndexSchema, type SoundIndex } from '#content/schema/sound-pack.ts';
import type { AppFiles } from '#platform/platform.ts';

/** The list of all packs of recordings; null where it can't be had or read. */
export async function readSoundIndex(files: AppFiles): Promise<SoundIndex | null> {
  const text = await files.readText(SOUND_INDEX_PATH);
  if (!text.ok) return null;
  const parsed = safeParse(soundIndexSchema, readJson(text.value));
  return parsed.success ? parsed.output : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
