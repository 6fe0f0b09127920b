/** SPE-02: what recordings are kept as; speech needs no more. */
export const WAV_SAMPLE_RATE_HZ = 16_000;

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const PCM = 1;
const MONO = 1;

/**
 * A WAV file (RIFF, 16 bits PCM, one channel) of samples from -1 to 1; what lies beyond is clipped.
 * Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991).
 */
export function toWavFile(samples: Float32Array, sampleRateHz = WAV_SAMPLE_RATE_HZ): ArrayBuffer {
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
  samples.forEach((sample, place) => {
    view.setInt16(HEADER_BYTES + place * BYTES_PER_SAMPLE, toInt16(sample), true);
  });
  return view.buffer;
}

function toInt16(sample: number): number {
  const clipped = Math.min(Math.max(sample, -1), 1);
  return Math.round(clipped < 0 ? clipped * 0x80_00 : clipped * 0x7f_ff);
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let place = 0; place < text.length; place += 1) view.setUint8(offset + place, text.charCodeAt(place));
}
