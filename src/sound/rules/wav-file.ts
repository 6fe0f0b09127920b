import { isWavFile } from './is-wav-file.ts';

/** SPE-02: the format of recordings, sufficient for speech. */
export const WAV_SAMPLE_RATE_HZ = 16_000;

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const PCM = 1;
const MONO = 1;

/**
 * A WAV file (RIFF, 16 bits PCM, one channel) of samples from -1 to 1, clipped beyond that, or of 16 bits each. Source:
 * Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991).
 */
export function toWavFile(
  samples: Float32Array | Int16Array,
  sampleRateHz = WAV_SAMPLE_RATE_HZ,
): ArrayBuffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, MONO, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  writeText(view, 36, 'data');
  view.setUint32(40, dataBytes, true);
  const isWhole = samples instanceof Int16Array;
  samples.forEach((sample, place) => {
    view.setInt16(HEADER_BYTES + place * BYTES_PER_SAMPLE, isWhole ? sample : toInt16(sample), true);
  });
  return view.buffer;
}

/** The lowest rate that all browsers play. */
const SILENCE_RATE_HZ = 8000;

/** A silent sound (SPK-07). */
export function silentWav(durationMs: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    toWavFile(new Int16Array(Math.ceil((durationMs * SILENCE_RATE_HZ) / 1000)), SILENCE_RATE_HZ),
  );
}

/** The samples of a WAV file as `toWavFile` makes them; null for any other or a truncated one. */
export function readWavFile(bytes: Uint8Array): Int16Array | null {
  if (!isWavFile(bytes) || bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = [view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)];
  const isOurs = facts.join() === [PCM, MONO, BYTES_PER_SAMPLE * 8].join();
  const dataBytes = view.getUint32(40, true);
  if (!isOurs || view.getUint32(24, true) !== WAV_SAMPLE_RATE_HZ) return null;
  if (dataBytes % BYTES_PER_SAMPLE !== 0 || HEADER_BYTES + dataBytes !== bytes.length) return null;
  return Int16Array.from({ length: dataBytes / BYTES_PER_SAMPLE }, (_, place) =>
    view.getInt16(HEADER_BYTES + place * BYTES_PER_SAMPLE, true),
  );
}

function toInt16(sample: number): number {
  const clipped = Math.min(Math.max(sample, -1), 1);
  return Math.round(clipped < 0 ? clipped * 0x80_00 : clipped * 0x7f_ff);
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let place = 0; place < text.length; place += 1) view.setUint8(offset + place, text.charCodeAt(place));
}
