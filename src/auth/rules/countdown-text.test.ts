import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedCountdown, countdownText } from './countdown-text.ts';
import { inEnglish } from '#testing/in-english.ts';

describe('countdown text', () => {
  it.each([
    [300_000, '5 minutes'],
    [299_999, '4 minutes'],
    [60_000, '1 minute'],
    [59_999, '60 seconds'],
    [59_000, '59 seconds'],
    [1_000, '1 second'],
    [1, '1 second'],
    [0, 'Session expired'],
    [-5_000, 'Session expired'],
  ])('AUTH-23: %i ms left reads %s', (remainingMs, text) => {
    expect(inEnglish(countdownText(remainingMs))).toBe(text);
  });

  it('AUTH-23: a screen reader hears each minute but not each second', () => {
    const heard = new Set<string>();
    for (let left = 300_000; left >= 0; left -= 1000) heard.add(inEnglish(announcedCountdown(left)));
    expect([...heard]).toEqual([
      '5 minutes left',
      '4 minutes left',
      '3 minutes left',
      '2 minutes left',
      '1 minute left',
      'Less than a minute left',
      'Session expired',
    ]);
  });

  it('AUTH-23: says expired exactly when no time is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (left) => {
        expect(inEnglish(countdownText(left)) === 'Session expired').toBe(left <= 0);
      }),
    );
  });
});
