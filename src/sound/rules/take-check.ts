import { decibelsOf } from './sound-level.ts';
import { plausibleLengthMs } from './spoken-length.ts';
import { spokenPart, type SpokenPart } from './take-shape.ts';

/** Why a take is not good enough to be shared (SPK-05). */
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

/** A louder room is audible in every recording. */
const LOUDEST_ROOM_DB = -45;
/** The share of level readings that count, so that a creaking chair is ignored. */
const ROOM_SHARE = 0.75;

/** Amplifying a softer voice would make its noise audible. */
const SOFTEST_VOICE_DB = -40;
/** The least contrast between a voice and the room. */
const LEAST_CONTRAST_DB = 20;
/** An overloaded microphone repeats the largest number. */
const CLIPPED_SAMPLE = 0x7f_ff * 0.99;
const MOST_CLIPPED = 10;
/** Sound in the first moment started before the recording. */
const EDGE_MS = 20;

/** The loudness of a room, in dB below the loudest possible sound, from the microphone's levels while nobody spoke. */
export function roomDb(levels: readonly number[]): number {
  const sorted = levels.toSorted((one, other) => one - other);
  return decibelsOf(sorted[Math.floor(sorted.length * ROOM_SHARE)] ?? 0);
}

export function isQuietRoom(db: number): boolean {
  return db <= LOUDEST_ROOM_DB;
}

/** The worst problem of a take with this many words, or null. */
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

/** Whether the speech is too short or too long for the number of words. */
export function lengthProblem({ spokenMs }: SpokenPart, words: number): TakeProblem | null {
  const { leastMs, mostMs } = plausibleLengthMs(words);
  if (spokenMs < leastMs) return 'too-short';
  return spokenMs > mostMs ? 'too-long' : null;
}

function voiceProblem({ noiseDb, voiceDb }: SpokenPart): TakeProblem | null {
  if (voiceDb < SOFTEST_VOICE_DB) return 'too-soft';
  return voiceDb - noiseDb < LEAST_CONTRAST_DB ? 'noisy' : null;
}
