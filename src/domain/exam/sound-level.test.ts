import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasVoice, isVoice, soundLevel } from '#domain/exam/sound-level.ts';

const tone = (volume: number) =>
  Float32Array.from({ length: 1600 }, (_, place) => volume * Math.sin(place / 5));

it('SPE-02: silence and the hum of a room are no voice, speech is', () => {
  expect(soundLevel(new Float32Array(512))).toBe(0);
  expect(soundLevel(new Float32Array(0))).toBe(0);
  expect([0.002, 0.05, 0.3].map((volume) => isVoice(soundLevel(tone(volume))))).toEqual([false, true, true]);
});

it('SPE-02: the level lies between 0 and 1 and grows with the volume', () => {
  const volume = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(volume, volume, (one, other) => {
      const [quiet, loud] = [soundLevel(tone(Math.min(one, other))), soundLevel(tone(Math.max(one, other)))];
      expect(quiet).toBeGreaterThanOrEqual(0);
      expect(loud).toBeLessThanOrEqual(1);
      expect(loud).toBeGreaterThanOrEqual(quiet);
    }),
  );
});

it('SPE-02: one word in a long silence is a voice', () => {
  const recording = new Float32Array(16_000 * 5);
  expect(hasVoice(recording, 16_000)).toBe(false);
  recording.set(tone(0.2), 40_000);
  expect(hasVoice(recording, 16_000)).toBe(true);
});
