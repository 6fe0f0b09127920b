/** In dB below the loudest possible sound: a quiet room, and a voice close to the microphone. */
const SILENCE_DB = -60;
const LOUD_DB = -12;

/** From this level on it is a voice rather than the room. */
const VOICE_FROM = 0.25;

/** The overall loudness of samples (-1 to 1), from 0 (silence) to 1, on a perceptual scale. */
export function soundLevel(samples: Float32Array): number {
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const volume = Math.sqrt(squares / Math.max(samples.length, 1));
  const decibels = 20 * Math.log10(volume);
  return Math.min(Math.max((decibels - SILENCE_DB) / (LOUD_DB - SILENCE_DB), 0), 1);
}

/** The same in dB below the loudest possible sound; what is softer than a quiet room counts as one. */
export function decibelsOf(level: number): number {
  return SILENCE_DB + level * (LOUD_DB - SILENCE_DB);
}

export function isVoice(level: number): boolean {
  return level >= VOICE_FROM;
}

const LOOK_MS = 100;
/** A breath, or the closure before a *p* or *t*, is part of speaking; a pause to think is not. */
const BREATH_MS = 300;

/** The duration of speech in a recording, and its loudness, without the pauses. */
export function voiceIn(
  samples: Float32Array,
  sampleRateHz: number,
): { readonly spokenMs: number; readonly level: number } {
  const length = (sampleRateHz * LOOK_MS) / 1000;
  let [heard, looks, sum, quiet] = [0, 0, 0, Infinity];
  for (let from = 0; from < samples.length; from += length) {
    const level = soundLevel(samples.subarray(from, from + length));
    if (!isVoice(level)) {
      quiet += LOOK_MS;
      continue;
    }
    looks += quiet <= BREATH_MS ? quiet / LOOK_MS + 1 : 1;
    heard += 1;
    sum += level;
    quiet = 0;
  }
  const durationMs = (samples.length / sampleRateHz) * 1000;
  return { spokenMs: Math.min(looks * LOOK_MS, durationMs), level: heard === 0 ? 0 : sum / heard };
}
