import { limited } from './limiter.ts';
import { loudnessDb, LOUDNESS_DB, PEAK_DB } from './sound-shape.ts';

/** Where in a take somebody speaks, and how that stands out from the room. */
export interface SpokenPart {
  /** Of its first sample, and after its last one. */
  readonly start: number;
  readonly end: number;
  /** Between them. */
  readonly spokenMs: number;
  /** In dB below full scale: the room, and the voice. */
  readonly noiseDb: number;
  readonly voiceDb: number;
}

const FRAME_MS = 10;
/** The quietest part of a take is the room: so much of it, and no more than is left around what is said. */
const ROOM_SHARE = 0.1;
const MOST_ROOM_FRAMES = 8;
/** So much of a take is at least as loud as its voice: a click is shorter. */
const VOICE_FRAMES = 8;
/** What stands out so far from the room is said, unless it is that far below the voice. */
const ABOVE_ROOM_DB = 9;
const BELOW_VOICE_DB = 32;
/** A voice stands out further than this, and is louder than that. */
const LEAST_CONTRAST_DB = 12;
const LEAST_VOICE_DB = -58;
/** Nothing that is said is shorter; the press of a key is. */
const SHORTEST_FRAMES = 4;
/** So much of the room is left around what is said: an s or an f begins and ends below the voice. */
const LEFT_BEFORE_MS = 80;
const LEFT_AFTER_MS = 160;
const FADE_MS = 15;
/** Taking off the highest peaks takes a little of the loudness, too. */
const LEVEL_ROUNDS = 4;

/** Where somebody speaks; null where nobody does. */
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

/** A take as it goes into a pack: without what stands before and after, as loud as all others. Nothing where nobody speaks. */
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

/** How loud each frame is, in dB below full scale. */
function frameLevels(samples: Int16Array, length: number): number[] {
  return Array.from({ length: Math.floor(samples.length / length) }, (_, place) => {
    let power = 0;
    for (let at = place * length; at < (place + 1) * length; at += 1) power += (samples[at] ?? 0) ** 2;
    // Digital silence has a level, too, so that it can be compared.
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
