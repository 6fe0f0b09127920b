import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWavFile } from './is-wav-file.ts';
import { readWavFile, silentWav, toWavFile } from './wav-file.ts';

const text = (view: DataView, from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(from + place)));

it('SPE-02: the header says 16 kHz, mono, 16 bits PCM, and how long the sound is', () => {
  const view = new DataView(toWavFile(new Float32Array(16_000)));
  expect(text(view, 0, 4) + text(view, 8, 8) + text(view, 36, 4)).toBe('RIFFWAVEfmt data');
  expect(view.byteLength).toBe(44 + 32_000);
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
  expect(
    [16, 20, 22, 24, 28, 32, 34, 40].map((at) =>
      [20, 22, 32, 34].includes(at) ? view.getUint16(at, true) : view.getUint32(at, true),
    ),
  ).toEqual([16, 1, 1, 16_000, 32_000, 2, 16, 32_000]);
});

it('SPE-02: every sample is there, clipped and never off by more than rounding', () => {
  fc.assert(
    fc.property(fc.float32Array({ noNaN: true, min: -2, max: 2, maxLength: 200 }), (samples) => {
      const view = new DataView(toWavFile(samples));
      samples.forEach((sample, place) => {
        const clipped = Math.min(Math.max(sample, -1), 1);
        expect(view.getInt16(44 + place * 2, true) / 0x7f_ff).toBeCloseTo(clipped, 4);
      });
    }),
  );
});

it('SPK-05: 16-bit samples are restored exactly; truncated or other files are refused', () => {
  fc.assert(
    fc.property(fc.int16Array({ maxLength: 200 }), fc.nat({ max: 300 }), (samples, cut) => {
      const file = new Uint8Array(toWavFile(samples));
      expect(isWavFile(file)).toBe(true);
      expect(readWavFile(file)).toEqual(samples);
      if (cut < file.length) expect(readWavFile(file.slice(0, cut))).toBeNull();
    }),
  );
  const other = new Uint8Array(toWavFile(Int16Array.of(1), 44_100));
  expect(readWavFile(other)).toBeNull();
  expect(isWavFile(Uint8Array.of(0xff, 0xf3, 0x10))).toBe(false);
});

it('SPK-07: a silent file is as long as it should be, and silent', () => {
  const file = silentWav(1500);
  const view = new DataView(file.buffer);
  expect(view.getUint32(40, true) / view.getUint32(28, true)).toBe(1.5);
  expect(new Set(file.subarray(44))).toEqual(new Set([0]));
});
