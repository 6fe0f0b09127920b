/** Figures of speech: its pitch, its pitch range, and how its power is spread over the spectrum. */
export interface VoiceFigures {
  readonly medianHz: number;
  /** The standard deviation of the pitch, in semitones. */
  readonly spreadSemitones: number;
  /** The power of each band, in dB below the total. */
  readonly bandsDb: readonly number[];
}

/** The bands of the voice itself, of vowels, and of s, f and t. */
export const BANDS_HZ = [
  [0, 600],
  [600, 2400],
  [2400, 8000],
] as const;

const FRAME_MS = 40;
const PITCH_HZ = { lowest: 60, highest: 350 };
/** How similar a frame must be to itself, one period later, to count as voiced. */
const VOICED = 0.5;
const NEARLY = 0.9;
/** Frames this far below the loudest are not speech. */
const QUIET_DB = 25;

export function voiceFigures(samples: Int16Array, rate: number): VoiceFigures {
  const frames = framesOf(samples, rate);
  const pitches = frames.flatMap((frame) => pitchOf(frame, rate) ?? []).toSorted((one, other) => one - other);
  const medianHz = pitches[Math.floor(pitches.length / 2)] ?? 0;
  const steps = pitches.map((hz) => 12 * Math.log2(hz / medianHz));
  const mean = average(steps);
  return {
    medianHz,
    spreadSemitones: Math.sqrt(average(steps.map((step) => (step - mean) ** 2))),
    bandsDb: bandsOf(frames, rate),
  };
}

/** The frames with speech. */
function framesOf(samples: Int16Array, rate: number): Int16Array[] {
  const length = Math.round((rate * FRAME_MS) / 1000);
  const frames = Array.from({ length: Math.floor(samples.length / length) }, (_, place) =>
    samples.subarray(place * length, (place + 1) * length),
  );
  const loudest = Math.max(...frames.map(powerOf));
  return frames.filter((frame) => powerOf(frame) > loudest / 10 ** (QUIET_DB / 10));
}

/** The pitch from the lag at which a frame is most similar to itself; null for a frame without voice, such as an s. */
function pitchOf(frame: Int16Array, rate: number): number | null {
  const shortest = Math.floor(rate / PITCH_HZ.highest);
  const lags = Math.floor(rate / PITCH_HZ.lowest) - shortest + 1;
  const likeness = Array.from({ length: lags }, (_, place) => likenessAt(frame, shortest + place));
  const most = Math.max(...likeness);
  if (most < VOICED) return null;
  // Two periods later it is just as similar: the first peak that is nearly as high is the period.
  const summit = likeness.findIndex(
    (each, place) =>
      each > most * NEARLY && each >= (likeness[place - 1] ?? 1) && each >= (likeness[place + 1] ?? 1),
  );
  return summit === -1 ? null : rate / (shortest + summit);
}

function likenessAt(frame: Int16Array, lag: number): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let place = 0; place + lag < frame.length; place += 1) {
    const one = frame[place] ?? 0;
    const other = frame[place + lag] ?? 0;
    product += one * other;
    first += one ** 2;
    second += other ** 2;
  }
  return product / Math.sqrt(first * second || 1);
}

function bandsOf(frames: readonly Int16Array[], rate: number): number[] {
  const powers = BANDS_HZ.map(() => 0);
  for (const frame of frames) {
    const step = rate / frame.length;
    for (let bin = 1; bin < frame.length / 2; bin += 1) {
      const band = BANDS_HZ.findIndex(([from, to]) => bin * step >= from && bin * step < to);
      if (band !== -1) powers[band] = (powers[band] ?? 0) + powerAt(frame, bin);
    }
  }
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => 10 * Math.log10(power / whole));
}

function powerAt(frame: Int16Array, bin: number): number {
  const angle = (2 * Math.PI * bin) / frame.length;
  let real = 0;
  let imaginary = 0;
  for (const [place, sample] of frame.entries()) {
    real += sample * Math.cos(angle * place);
    imaginary += sample * Math.sin(angle * place);
  }
  return real ** 2 + imaginary ** 2;
}

function powerOf(frame: Int16Array): number {
  return average(Array.from(frame, (sample) => sample ** 2));
}

function average(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / (figures.length || 1);
}
