import { safeParse } from 'valibot';
import {
  AUDIO_MANIFEST_PATH,
  audioManifestSchema,
  type AudioManifest,
} from '#content/schema/audio-manifest.ts';
import type { AppFiles } from '#platform/platform.ts';

/** The list of all prepared recordings; null where it can't be had or read. */
export async function readAudioManifest(files: AppFiles): Promise<AudioManifest | null> {
  const text = await files.readText(AUDIO_MANIFEST_PATH);
  if (!text.ok) return null;
  const parsed = safeParse(audioManifestSchema, readJson(text.value));
  return parsed.success ? parsed.output : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
