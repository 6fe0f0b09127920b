import { describe, expect, it } from 'vitest';
import {
  joined,
  levelled,
  LOUDNESS_DB,
  loudnessDb,
  PEAK_DB,
  peakDb,
  SILENCE_AFTER_MS,
  SILENCE_BEFORE_MS,
  silence,
  silenceAtEnds,
  trimmed,
} from './sound-shape.ts';

const RATE = 16_000;
const tone = (amplitude: number, ms = 500) =>
  silence(ms, RATE).map((_, place) => Math.round(amplitude * Math.sin(place / 5)));

describe('the shape of a recording', () => {
  it('SPK-04: loud and quiet speech become equally loud, with any silence in it', () => {
    for (const amplitude of [300, 3000, 30_000]) {
      const speech = joined([tone(amplitude), silence(700, RATE), tone(amplitude)]);
      expect(loudnessDb(levelled(speech, RATE), RATE)).toBeCloseTo(LOUDNESS_DB, 0);
    }
  });

  it('SPK-04: nothing is made so loud that it clips', () => {
    const click = joined([tone(200), Int16Array.of(30_000), tone(200)]);
    expect(peakDb(levelled(click, RATE))).toBeLessThanOrEqual(PEAK_DB + 0.01);
  });

  it('SPK-04: both ends have the same short silence', () => {
    const { beforeMs, afterMs } = silenceAtEnds(
      trimmed(joined([silence(400, RATE), tone(9000), silence(900, RATE)]), RATE),
      RATE,
    );
    expect(Math.abs(beforeMs - SILENCE_BEFORE_MS)).toBeLessThan(2);
    expect(Math.abs(afterMs - SILENCE_AFTER_MS)).toBeLessThan(2);
  });
});
