import { loudnessDb } from '#sound/rules/sound-shape.ts';
import { shapedTake } from '#sound/rules/take-shape.ts';
import { readWavFile, toWavFile, WAV_SAMPLE_RATE_HZ } from '#sound/rules/wav-file.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Database } from '#browser/platform.ts';
import { packFileParts, type PackedRecording } from '#sound/pack-file.ts';
import { personSpeaking } from '#sound/voice-licences.ts';
import { readBoothSound, type BoothTake } from '#storage/booth-takes.ts';

export interface PackToHandOn {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly bytes: number;
  readonly recordings: number;
}

/** A pack of these takes (SPK-05), as WAV: each trimmed and as loud as the app's own packs. Null where none of them can be read. */
export async function packOfTakes(
  database: Pick<Database, 'read'>,
  id: string,
  takes: readonly BoothTake[],
): Promise<PackToHandOn | null> {
  const recordings = new Map<string, PackedRecording>();
  // One after the other: all at once would not fit into the memory of a small phone.
  for (const take of takes) {
    const wav = await readBoothSound(database, take.key);
    const samples = wav === null ? null : readWavFile(new Uint8Array(wav));
    const shaped = shapedTake(samples ?? new Int16Array(0), WAV_SAMPLE_RATE_HZ);
    if (shaped.length > 0) recordings.set(take.key, recordingOf(shaped, take));
  }
  if (recordings.size === 0) return null;
  const parts = packFileParts(id, recordings);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return { parts, bytes, recordings: recordings.size };
}

function recordingOf(samples: Int16Array, { speaker, licence }: BoothTake): PackedRecording {
  return {
    sound: new Uint8Array(toWavFile(samples)),
    durationMs: Math.round((samples.length / WAV_SAMPLE_RATE_HZ) * SECOND_MS),
    loudnessDb: Math.round(loudnessDb(samples, WAV_SAMPLE_RATE_HZ) * 10) / 10,
    speakers: [personSpeaking(speaker, licence)],
  };
}
