import { describe, expect, it } from 'vitest';
import { buildNumber } from '#domain/dutch/built-number.ts';
import { numberWords } from '#domain/dutch/number-words.ts';

describe('number builder', () => {
  it('MSC-10: ones, en and tens make the word, with ën after twee and drie', () => {
    expect(buildNumber(20, 1)).toEqual({
      value: 21,
      words: 'eenentwintig',
      pieces: ['een', 'en', 'twintig'],
    });
    expect(buildNumber(20, 2)).toEqual({
      value: 22,
      words: 'tweeëntwintig',
      pieces: ['twee', 'ën', 'twintig'],
    });
    expect(buildNumber(90, 3)?.words).toBe('drieënnegentig');
    expect(buildNumber(80, 8)?.words).toBe('achtentachtig');
  });

  it('MSC-10: all 72 numbers of the two lists are there, put together from their pieces', () => {
    for (let tens = 20; tens <= 90; tens += 10) {
      for (let ones = 1; ones <= 9; ones += 1) {
        const built = buildNumber(tens, ones);
        expect(built?.value).toBe(tens + ones);
        expect(built?.words).toBe(numberWords(tens + ones));
        expect(built?.pieces.join('')).toBe(built?.words);
      }
    }
  });

  it('MSC-10: without ones the tens word stands alone; 20 itself and what is not between 20 and 100 shows nothing', () => {
    expect(buildNumber(30, 0)).toEqual({ value: 30, words: 'dertig', pieces: ['dertig'] });
    for (const [tens, ones] of [
      [20, 0],
      [10, 5],
      [0, 9],
      [100, 1],
    ] as const) {
      expect(buildNumber(tens, ones)).toBeNull();
    }
  });
});
