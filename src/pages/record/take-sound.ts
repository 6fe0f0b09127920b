import { takeProblem, type TakeProblem } from '#sound/rules/take-check.ts';
import { wordsIn } from '#sound/rules/spoken-length.ts';
import { shapedTake } from '#sound/rules/take-shape.ts';
import { readWavFile, toWavFile, WAV_SAMPLE_RATE_HZ } from '#sound/rules/wav-file.ts';
import { ok, type Result } from '#lib/result.ts';
import type { PlayableSound, Platform, Recording, StorageFailure } from '#browser/platform.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import type { VoiceLicence } from '#sound/voice-licences.ts';
import { saveBoothTake, readBoothSound, type BoothTake } from '#storage/booth-takes.ts';

interface Lender {
  readonly name: string;
  readonly licence: VoiceLicence;
}

/** Checks a recording and saves it in place of the previous one. Resolves once it is saved or has failed. */
export async function keepTake(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { key, lines }: PreparedText,
  { wav, spokenMs }: Pick<Recording, 'wav' | 'spokenMs'>,
  { name, licence }: Lender,
): Promise<Result<BoothTake, StorageFailure>> {
  const problem = problemOf(wav, wordsIn(lines));
  const take = { key, speaker: name.trim(), licence, at: clock.now(), durationMs: spokenMs, problem };
  const kept = await saveBoothTake(database, take, wav);
  return kept.ok ? ok(take) : kept;
}

/** A take as it will be shared, ready to play; null where it is gone. */
export async function openTake(
  { database, recorder }: Pick<Platform, 'database' | 'recorder'>,
  key: string,
): Promise<PlayableSound | null> {
  const wav = await readBoothSound(database, key);
  const samples = wav === null ? null : readWavFile(new Uint8Array(wav));
  if (wav === null || samples === null) return null;
  const shaped = shapedTake(samples, WAV_SAMPLE_RATE_HZ);
  // If no speech was found, the person may want to hear that.
  return recorder.load(shaped.length === 0 ? wav : toWavFile(shaped));
}

function problemOf(wav: ArrayBuffer, words: number): TakeProblem | null {
  const samples = readWavFile(new Uint8Array(wav));
  return samples === null ? 'silent' : takeProblem(samples, WAV_SAMPLE_RATE_HZ, words);
}
