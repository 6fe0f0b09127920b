/**
 * `npm run make-audio`: has Debian's espeak-ng say what is prepared (LIS-04) and lame encode it. Writes public/audio:
 * one mp3 for each text, named by the hash of the text, and manifest.json. What it writes is committed; run it again when
 * a text changed (the content check tells). Recordings of texts that are no more are deleted.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AUDIO_FOLDER, AUDIO_MANIFEST_PATH, type AudioManifest } from '#content/schema/audio-manifest.ts';
import { preparedTexts, textHash } from './audio/prepared-texts.ts';
import { missingPrograms, speak } from './audio/speak.ts';

const site = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public');
const folder = join(site, AUDIO_FOLDER);

const missing = missingPrograms();
if (missing.length > 0) {
  console.error(
    `Not on this machine: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
const manifest: AudioManifest = Object.fromEntries(
  preparedTexts().map(({ id, lines }) => {
    const hash = textHash(lines);
    const file = `${hash}.mp3`;
    const { mp3, durationMs } = speak(lines);
    writeFileSync(join(folder, file), mp3);
    return [id, { file, textHash: hash, durationMs, bytes: mp3.length }];
  }),
);
writeFileSync(join(site, AUDIO_MANIFEST_PATH), `${JSON.stringify(manifest, null, 2)}\n`);

const recordings = Object.values(manifest);
const kept = new Set(recordings.map(({ file }) => file));
for (const name of readdirSync(folder)) {
  if (name.endsWith('.mp3') && !kept.has(name)) rmSync(join(folder, name));
}
const bytes = recordings.reduce((sum, recording) => sum + recording.bytes, 0);
console.log(`${recordings.length} recordings, ${(bytes / 1_000_000).toFixed(2)} MB, in ${folder}`);
