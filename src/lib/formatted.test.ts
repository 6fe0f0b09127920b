import { describe, expect, it } from 'vitest';
import { dateText, listText, numberText, percentText, sizeText } from './formatted.ts';

describe('numbers and dates', () => {
  it('LNG-04: follow the language', () => {
    const day = new Date(2026, 10, 26).getTime();
    expect(numberText(1234, 'en-GB')).toBe('1,234');
    expect(numberText(1234, 'nl')).toBe('1.234');
    expect(dateText(day, 'en-GB')).toBe('26 November 2026');
    expect(dateText(day, 'tr')).toBe('26 Kasım 2026');
    expect(sizeText(2_410_000, 'en-GB')).toBe('2.4 MB');
    expect(sizeText(2_410_000, 'nl')).toBe('2,4 MB');
    expect(percentText(90, 'en-GB')).toBe('90%');
    expect(listText(['3 answers', '1 setting', '2 games'], 'en-GB')).toBe('3 answers, 1 setting, 2 games');
  });
});
