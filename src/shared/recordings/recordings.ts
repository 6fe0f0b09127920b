import { AUDIO_FOLDER, type AudioManifest } from '#content/schema/audio-manifest.ts';
import type { AppFiles, AudioFile } from '#platform/platform.ts';
import { readAudioManifest } from '#services/sound/audio-manifest.ts';

/** Finds prepared recordings by the id of what they say; null where there is none, or the list can't be had. */
export type FindRecording = (id: string) => Promise<AudioFile | null>;

/** The list of recordings is fetched when the first one is needed, and kept once it is there (LIS-04). */
export function createRecordings(files: AppFiles): FindRecording {
  let manifest: AudioManifest | null = null;
  return async (id) => {
    manifest ??= await readAudioManifest(files);
    const recording = manifest?.[id];
    if (recording === undefined) return null;
    return { path: `${AUDIO_FOLDER}/${recording.file}`, durationMs: recording.durationMs };
  };
}
