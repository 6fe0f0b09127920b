import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'valibot';
import { AUDIO_FOLDER, AUDIO_MANIFEST_PATH, audioManifestSchema } from '#content/schema/audio-manifest.ts';
import { preparedTexts } from '../audio/prepared-texts.ts';
import type { Bank } from './bank.ts';
import { audioProblems, type AudioFile } from './rules/audio.ts';

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public', AUDIO_FOLDER);

/** The prepared recordings, held against the texts of which they were made (LIS-04). */
export const audioBank: Bank = {
  name: 'audio',
  path: `public${AUDIO_MANIFEST_PATH}`,
  isModule: true,
  check(text) {
    const manifest = parse(audioManifestSchema, JSON.parse(text));
    const files = recordingsInFolder();
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return {
      problems: audioProblems(preparedTexts(), manifest, files),
      figures: [
        { label: 'recordings', value: files.length },
        { label: 'MB together', value: (bytes / 1_000_000).toFixed(2) },
        { label: 'minutes', value: minutesOf(Object.values(manifest)) },
      ],
    };
  },
};

function recordingsInFolder(): AudioFile[] {
  return readdirSync(FOLDER)
    .filter((name) => `${AUDIO_FOLDER}/${name}` !== AUDIO_MANIFEST_PATH)
    .map((name) => ({ name, bytes: statSync(join(FOLDER, name)).size }));
}

function minutesOf(recordings: readonly { readonly durationMs: number }[]): string {
  return (recordings.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000).toFixed(1);
}
