import { limited } from './limiter.ts';
import { loudnessDb, LOUDNESS_DB, PEAK_DB } from './sound-shape.ts';

/** The spoken part of a take, and its contrast to the room. */
export interface SpokenPart {
  /** The index of its first sample; `end` is after its last one. */
  readonly start: number;
  readonly end: number;
  /** The speech between them. */
  readonly spokenMs: number;
  /** In dB below full scale: the room, and the voice. */
  readonly noiseDb: number;
  readonly voiceDb: number;
}

const FRAME_MS = 10;
/** The quietest share of a take, taken as the room. */
const ROOM_SHARE = 0.1;
const MOST_ROOM_FRAMES = 8;
/** A voice has at least this many loud frames: a click is shorter. */
const VOICE_FRAMES = 8;
/** Sound this far above the room is speech, unless it is too far below the voice. */
const ABOVE_ROOM_DB = 9;
const BELOW_VOICE_DB = 32;
/** The least contrast and loudness of a voice. */
const LEAST_CONTRAST_DB = 12;
const LEAST_VOICE_DB = -58;
/** Speech is never shorter; a key press is. */
const SHORTEST_FRAMES = 4;
/** The silence left around speech, because an s or f starts and ends below the voice's level. */
const LEFT_BEFORE_MS = 80;
const LEFT_AFTER_MS = 160;
const FADE_MS = 15;
/** Limiting the peaks also reduces the loudness a little, so it repeats. */
const LEVEL_ROUNDS = 4;

/** The spoken part; null without speech. */
export function spokenPart(samples: Int16Array, rate: number): SpokenPart | null {
  const length = Math.round((rate * FRAME_MS) / 1000);
  const levels = frameLevels(samples, length);
  const sorted = levels.toSorted((one, other) => one - other);
  const noiseDb = sorted[Math.floor(Math.min(sorted.length * ROOM_SHARE, MOST_ROOM_FRAMES))] ?? -Infinity;
  const voiceDb = sorted.at(-VOICE_FRAMES) ?? -Infinity;
  if (voiceDb < LEAST_VOICE_DB || voiceDb - noiseDb < LEAST_CONTRAST_DB) return null;
  const limit = Math.max(noiseDb + ABOVE_ROOM_DB, voiceDb - BELOW_VOICE_DB);
  const isSaid = levels.map((level) => level > limit);
  const first = isSaid.findIndex((_, place) => isRun(isSaid, place));
  const last = isSaid.findLastIndex((_, place) => isRun(isSaid, place - SHORTEST_FRAMES + 1));
  if (first === -1) return null;
  const [start, end] = [first * length, (last + 1) * length];
  return { start, end, spokenMs: ((end - start) / rate) * 1000, noiseDb, voiceDb };
}

/** A take as stored in a pack: trimmed, and as loud as all others. Empty without speech. */
export function shapedTake(samples: Int16Array, rate: number): Int16Array {
  const part = spokenPart(samples, rate);
  if (part === null) return new Int16Array(0);
  const start = Math.max(part.start - (LEFT_BEFORE_MS / 1000) * rate, 0);
  const end = Math.min(part.end + (LEFT_AFTER_MS / 1000) * rate, samples.length);
  return asLoudAsOthers(faded(samples.slice(start, end), rate), rate);
}

function asLoudAsOthers(samples: Int16Array, rate: number): Int16Array {
  let gainDb = LOUDNESS_DB - loudnessDb(samples, rate);
  let shaped = samples;
  for (let round = 0; round < LEVEL_ROUNDS; round += 1) {
    shaped = limited(samples, rate, { gainDb, peakDb: PEAK_DB });
    gainDb += LOUDNESS_DB - loudnessDb(shaped, rate);
  }
  return shaped;
}

function faded(samples: Int16Array, rate: number): Int16Array {
  const length = (FADE_MS / 1000) * rate;
  return samples.map((sample, place) =>
    Math.round(sample * Math.min((place + 1) / length, (samples.length - place) / length, 1)),
  );
}

/** The level of each frame, in dB below full scale. */
function frameLevels(samples: Int16Array, length: number): number[] {
  return Array.from({ length: Math.floor(samples.length / length) }, (_, place) => {
    let power = 0;
    for (let at = place * length; at < (place + 1) * length; at += 1) power += (samples[at] ?? 0) ** 2;
    // Digital silence gets a level too, so that it can be compared.
    return 10 * Math.log10(Math.max(power / length, 0.01) / 0x80_00 ** 2);
  });
}

function isRun(isSaid: readonly boolean[], place: number): boolean {
  return (
    place >= 0 &&
    isSaid.slice(place, place + SHORTEST_FRAMES).every(Boolean) &&
    isSaid.length >= place + SHORTEST_FRAMES
  );
}
