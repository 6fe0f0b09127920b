/** In dB below the loudest possible sound: a quiet room, and a voice close to the microphone. */
const SILENCE_DB = -60;
const LOUD_DB = -12;

/** From this level on it is a voice rather than the room. */
const VOICE_FROM = 0.25;

/** How loud samples from -1 to 1 are on the whole, from 0 (silence) to 1, as an ear would have it. */
export function soundLevel(samples: Float32Array): number {
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const volume = Math.sqrt(squares / Math.max(samples.length, 1));
  const decibels = 20 * Math.log10(volume);
  return Math.min(Math.max((decibels - SILENCE_DB) / (LOUD_DB - SILENCE_DB), 0), 1);
}

export function isVoice(level: number): boolean {
  return level >= VOICE_FROM;
}

/** Whether a voice is heard anywhere in a recording, for a tenth of a second at least. */
export function hasVoice(samples: Float32Array, sampleRateHz: number): boolean {
  const length = sampleRateHz / 10;
  for (let from = 0; from < samples.length; from += length)
    if (isVoice(soundLevel(samples.subarray(from, from + length)))) return true;
  return false;
}
