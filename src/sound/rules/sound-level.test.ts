import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isVoice, soundLevel, voiceIn } from './sound-level.ts';

const tone = (volume: number) =>
  Float32Array.from({ length: 1600 }, (_, place) => volume * Math.sin(place / 5));

it('SPE-02: silence and room noise are not a voice, speech is', () => {
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

it('SPE-02 SPE-03: one word in a long silence is a voice, and silence is not', () => {
  const recording = new Float32Array(16_000 * 5);
  expect(voiceIn(recording, 16_000)).toEqual({ spokenMs: 0, level: 0 });
  recording.set(tone(0.2), 40_000);
  const { spokenMs, level } = voiceIn(recording, 16_000);
  expect([spokenMs, level > 0.5]).toEqual([100, true]);
});

it('MOC-10: a breath is a part of speaking, a pause to think is not', () => {
  const recording = new Float32Array(16_000 * 10);
  const say = (fromMs: number, toMs: number) => {
    for (let at = fromMs; at < toMs; at += 100) recording.set(tone(0.2), at * 16);
  };
  say(0, 1000);
  say(1300, 2000);
  say(5000, 6000);
  expect(voiceIn(recording, 16_000).spokenMs).toBe(3000);
});
