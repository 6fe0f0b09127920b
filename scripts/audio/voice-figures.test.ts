import { describe, expect, it } from 'vitest';
import { joined } from '#sound/rules/sound-shape.ts';
import { voiceFigures } from './voice-figures.ts';

const RATE = 16_000;

/** Half a second of a tone with overtones, like a voice. */
function voice(hz: number): Int16Array {
  return Int16Array.from({ length: RATE / 2 }, (_, place) => {
    const turn = (2 * Math.PI * hz * place) / RATE;
    return 4000 * (Math.sin(turn) + Math.sin(2 * turn) / 2 + Math.sin(3 * turn) / 3);
  });
}

describe('figures of a voice', () => {
  it('SPK-04: finds the pitch of a voice, and its range', () => {
    const level = voiceFigures(voice(180), RATE);
    expect(level.medianHz).toBeGreaterThan(175);
    expect(level.medianHz).toBeLessThan(185);
    expect(level.spreadSemitones).toBeLessThan(0.1);
    // An octave up and down is a deviation of six semitones.
    const wide = voiceFigures(joined([voice(100), voice(200)]), RATE);
    expect(wide.spreadSemitones).toBeGreaterThan(5.7);
    expect(wide.spreadSemitones).toBeLessThan(6.3);
  });

  it('SPK-04: measures the power in each band', () => {
    const [low = 0, middle = 0, high = 0] = voiceFigures(voice(150), RATE).bandsDb;
    expect(low).toBeGreaterThan(-0.1);
    expect(middle).toBeLessThan(-20);
    expect(high).toBeLessThan(-20);
  });
});
