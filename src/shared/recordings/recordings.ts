import { safeParse } from 'valibot';
import {
  AUDIO_FOLDER,
  AUDIO_MANIFEST_PATH,
  audioManifestSchema,
  type AudioManifest,
} from '#content/schema/audio-manifest.ts';
import type { AppFiles, AudioFile } from '#platform/platform.ts';

/** Finds prepared recordings by the id of what they say; null where there is none, or the list can't be had. */
export type FindRecording = (id: string) => Promise<AudioFile | null>;

/** The list of recordings is fetched when the first one is needed, and kept once it is there (LIS-04). */
export function createRecordings(files: AppFiles): FindRecording {
  let manifest: AudioManifest | null = null;
  return async (id) => {
    manifest ??= await readManifest(files);
    const recording = manifest?.[id];
    if (recording === undefined) return null;
    return { path: `${AUDIO_FOLDER}/${recording.file}`, durationMs: recording.durationMs };
  };
}

async function readManifest(files: AppFiles): Promise<AudioManifest | null> {
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
