const FRAME_MS = 2;
const FULL_SCALE = 0x80_00;

interface Wanted {
  readonly gainDb: number;
  /** The largest output sample, in dB below full scale. */
  readonly peakDb: number;
}

/** Changes the loudness, and reduces the highest peaks smoothly: they are so rare in a voice that this is not audible. */
export function limited(samples: Int16Array, rate: number, { gainDb, peakDb }: Wanted): Int16Array {
  const gain = 10 ** (gainDb / 20);
  const most = FULL_SCALE * 10 ** (peakDb / 20);
  const length = Math.round((rate * FRAME_MS) / 1000);
  const needed = Array.from({ length: Math.ceil(samples.length / length) }, (_, place) => {
    let largest = 1;
    for (let at = place * length; at < Math.min((place + 1) * length, samples.length); at += 1) {
      largest = Math.max(largest, Math.abs(samples[at] ?? 0));
    }
    return Math.min(gain, most / largest);
  });
  // Between two frames the gain is interpolated; each value is low enough for both neighbours.
  const gains = needed.map((own, place) => Math.min(own, needed[place - 1] ?? own, needed[place + 1] ?? own));
  return samples.map((sample, place) => {
    const position = (place + 0.5) / length - 0.5;
    const left = Math.max(Math.floor(position), 0);
    const share = Math.min(Math.max(position - left, 0), 1);
    const before = gains[left] ?? gain;
    const after = gains[left + 1] ?? before;
    return Math.trunc(sample * (before + (after - before) * share));
  });
}
