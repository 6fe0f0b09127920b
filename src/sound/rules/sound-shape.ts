/** Below full scale, in dB, so that all recordings sound equally loud. */
export const LOUDNESS_DB = -20;
/** The largest sample, in dB below full scale: encoding may overshoot a little. */
export const PEAK_DB = -1.5;
/** The silence left at the ends; with a player's own delay it stays under 0.3 s. */
export const SILENCE_BEFORE_MS = 30;
export const SILENCE_AFTER_MS = 90;

const FULL_SCALE = 32_768;
/** Loudness is measured on speech only: frames this far below the loudest do not count. */
const GATE_DB = 25;
const FRAME_MS = 25;
/** Below this fraction of the largest sample is silence. */
const SILENT_PART = 0.01;

/** How loud speech is, in dB below full scale: the mean power of the frames in which something is said. */
export function loudnessDb(samples: Int16Array, rate: number): number {
  const length = Math.round((rate * FRAME_MS) / 1000);
  const powers: number[] = [];
  for (let start = 0; start + length <= samples.length; start += length) {
    powers.push(samples.subarray(start, start + length).reduce((sum, each) => sum + each ** 2, 0) / length);
  }
  const gate = Math.max(...powers, 0) / 10 ** (GATE_DB / 10);
  const said = powers.filter((power) => power > 0 && power >= gate);
  const mean = said.reduce((sum, power) => sum + power, 0) / said.length;
  return 10 * Math.log10(mean / FULL_SCALE ** 2);
}

/** The largest sample, in dB below full scale. */
export function peakDb(samples: Int16Array): number {
  return 20 * Math.log10(largest(samples) / FULL_SCALE);
}

/** Sets the common loudness without clipping. */
export function levelled(samples: Int16Array, rate: number): Int16Array {
  const gainDb = Math.min(LOUDNESS_DB - loudnessDb(samples, rate), PEAK_DB - peakDb(samples));
  const gain = 10 ** (gainDb / 20);
  return samples.map((sample) => Math.round(sample * gain));
}

/** The silence at the start and at the end, in ms. */
export function silenceAtEnds(
  samples: Int16Array,
  rate: number,
): { readonly beforeMs: number; readonly afterMs: number } {
  const { first, last } = saidPart(samples);
  return {
    beforeMs: (first / rate) * 1000,
    afterMs: ((samples.length - 1 - last) / rate) * 1000,
  };
}

/** Leaves the same short silence at both ends. */
export function trimmed(samples: Int16Array, rate: number): Int16Array {
  const { first, last } = saidPart(samples);
  return joined([
    silence(SILENCE_BEFORE_MS, rate),
    samples.slice(first, last + 1),
    silence(SILENCE_AFTER_MS, rate),
  ]);
}

export function silence(ms: number, rate: number): Int16Array {
  return new Int16Array(Math.round((ms / 1000) * rate));
}

export function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}

function saidPart(samples: Int16Array): { readonly first: number; readonly last: number } {
  const limit = largest(samples) * SILENT_PART;
  const first = samples.findIndex((sample) => Math.abs(sample) > limit);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > limit);
  return { first: Math.max(first, 0), last: last === -1 ? samples.length - 1 : last };
}

function largest(samples: Int16Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
}
