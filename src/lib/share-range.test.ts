import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareRange } from './share-range.ts';

describe('shareRange', () => {
  it('MEM-11: agrees with the textbook for 8 of 10 and 80 of 100 at nine times in ten', () => {
    const few = shareRange(8, 10);
    expect(few.low).toBeCloseTo(0.541, 2);
    expect(few.high).toBeCloseTo(0.931, 2);
    const many = shareRange(80, 100);
    expect(many.low).toBeCloseTo(0.727, 2);
    expect(many.high).toBeCloseTo(0.857, 2);
  });

  it('MEM-11: no tries say nothing, and an all-correct record is never certain', () => {
    expect(shareRange(0, 0)).toEqual({ low: 0, high: 1 });
    expect(shareRange(5, 5).low).toBeLessThan(0.7);
    expect(shareRange(5, 5).high).toBeCloseTo(1);
    expect(shareRange(0, 5).low).toBeCloseTo(0);
  });

  it('MEM-11: contains the observed share, and gets narrower with more tries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, share) => {
          const { low, high } = shareRange(share * tries, tries);
          expect(low).toBeLessThanOrEqual(share + 1e-9);
          expect(high).toBeGreaterThanOrEqual(share - 1e-9);
          const more = shareRange(share * tries * 4, tries * 4);
          expect(more.high - more.low).toBeLessThan(high - low);
        },
      ),
    );
  });
});
