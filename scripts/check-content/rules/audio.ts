import type { AudioManifest } from '#content/schema/audio-manifest.ts';
import { textHash, type PreparedText } from '../../audio/prepared-texts.ts';
import type { Problem } from '../problem.ts';

/** LIS-04: all recordings together. */
export const MAX_AUDIO_BYTES = 3_500_000;

/** What stands in the folder of prepared audio. */
export interface AudioFile {
  readonly name: string;
  readonly bytes: number;
}

/** LIS-04: each text has its recording and no other, each recording is there as it was made, and no file is left over. */
export function audioProblems(
  texts: readonly PreparedText[],
  manifest: AudioManifest,
  files: readonly AudioFile[],
): Problem[] {
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const wanted = new Set(texts.map(({ id }) => id));
  const listed = new Set(Object.values(manifest).map(({ file }) => file));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...texts.flatMap(({ id, lines }) => {
      const recording = manifest[id];
      if (recording === undefined) return [problem(id, 'it has no recording')];
      const isOfText =
        recording.textHash === textHash(lines) && recording.file.startsWith(recording.textHash);
      return isOfText ? [] : [problem(id, 'its recording says another text')];
    }),
    ...Object.entries(manifest).flatMap(([id, { file, bytes }]) => [
      ...(wanted.has(id) ? [] : [problem(id, 'there is no such text any more')]),
      ...(bytesOf.get(file) === bytes ? [] : [problem(id, `${file} is not there as it was made`)]),
    ]),
    ...files.flatMap(({ name }) => (listed.has(name) ? [] : [problem(name, 'nothing needs this file')])),
    ...(total <= MAX_AUDIO_BYTES ? [] : [problem('size', `${total} bytes; ${MAX_AUDIO_BYTES} are allowed`)]),
  ];
}

function problem(about: string, message: string): Problem {
  const remedy = 'npm run make-audio writes the recordings anew';
  return { level: 'error', rule: 'audio', line: 1, about, message: `${about}: ${message} (${remedy})` };
}
