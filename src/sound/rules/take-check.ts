import { decibelsOf } from './sound-level.ts';
import { plausibleLengthMs } from './spoken-length.ts';
import { spokenPart, type SpokenPart } from './take-shape.ts';

/** Why a take is not good enough to be handed on (SPK-05). */
export const TAKE_PROBLEMS = [
  'silent',
  'clipped',
  'begun-early',
  'stopped-early',
  'too-short',
  'too-long',
  'too-soft',
  'noisy',
] as const;
export type TakeProblem = (typeof TAKE_PROBLEMS)[number];

/** A room that is louder is heard in every recording. */
const LOUDEST_ROOM_DB = -45;
/** So many of the looks at the level of a room count: a chair that creaks is not the room. */
const ROOM_SHARE = 0.75;

/** Made louder than this a voice brings its hiss along. */
const SOFTEST_VOICE_DB = -40;
/** So far a voice has to stand out from the room. */
const LEAST_CONTRAST_DB = 20;
/** A microphone that can't take more gives the largest number again and again. */
const CLIPPED_SAMPLE = 0x7f_ff * 0.99;
const MOST_CLIPPED = 10;
/** Sound that is there from the first moment on began before it. */
const EDGE_MS = 20;

/** How loud a room is, in dB below the loudest sound, by the levels that the microphone told while nobody spoke. */
export function roomDb(levels: readonly number[]): number {
  const sorted = levels.toSorted((one, other) => one - other);
  return decibelsOf(sorted[Math.floor(sorted.length * ROOM_SHARE)] ?? 0);
}

export function isQuietRoom(db: number): boolean {
  return db <= LOUDEST_ROOM_DB;
}

/** What is wrong with a take of so many words; null where it is good. The worst comes first. */
export function takeProblem(samples: Int16Array, rate: number, words: number): TakeProblem | null {
  if (isClipped(samples)) return 'clipped';
  const part = spokenPart(samples, rate);
  if (part === null) return 'silent';
  const edge = (EDGE_MS / 1000) * rate;
  if (part.start < edge) return 'begun-early';
  if (samples.length - part.end < edge) return 'stopped-early';
  return lengthProblem(part, words) ?? voiceProblem(part);
}

/** Whether so many samples went over what can be recorded. */
export function isClipped(samples: Int16Array): boolean {
  let count = 0;
  for (const sample of samples) if (Math.abs(sample) >= CLIPPED_SAMPLE) count += 1;
  return count >= MOST_CLIPPED;
}

/** By what is said of so many words: not all of them, or more than them. */
export function lengthProblem({ spokenMs }: SpokenPart, words: number): TakeProblem | null {
  const { leastMs, mostMs } = plausibleLengthMs(words);
  if (spokenMs < leastMs) return 'too-short';
  return spokenMs > mostMs ? 'too-long' : null;
}

function voiceProblem({ noiseDb, voiceDb }: SpokenPart): TakeProblem | null {
  if (voiceDb < SOFTEST_VOICE_DB) return 'too-soft';
  return voiceDb - noiseDb < LEAST_CONTRAST_DB ? 'noisy' : null;
}
