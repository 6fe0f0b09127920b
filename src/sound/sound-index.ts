import { safeParse, type InferOutput } from 'valibot';
import {
  SOUND_INDEX_PATH,
  soundIndexSchema,
  SYNTHESISER_LIST_PATH,
  synthesiserListSchema,
  type SoundIndex,
} from '#content/schema/sound-pack.ts';
import type { AppFiles } from '#browser/platform.ts';
import { readJson } from '#data-files/json-file.ts';

/** The list of all packs of recordings; null if it cannot be loaded or parsed. */
export async function readSoundIndex(files: AppFiles): Promise<SoundIndex | null> {
  const parsed = safeParse(soundIndexSchema, await readJson(files, SOUND_INDEX_PATH));
  return parsed.success ? parsed.output : null;
}

/** The synthesiser's files with their sizes; empty if unknown, as during development. */
export async function readSynthesiserList(
  files: AppFiles,
): Promise<InferOutput<typeof synthesiserListSchema>['files']> {
  const parsed = safeParse(synthesiserListSchema, await readJson(files, SYNTHESISER_LIST_PATH));
  return parsed.success ? parsed.output.files : [];
}
