import { describe, expect, it } from 'vitest';
import { dateText, numberText } from './formatted.ts';

describe('numbers and dates', () => {
  it('LNG-04: follow the language', () => {
    const day = new Date(2026, 10, 26).getTime();
    expect(numberText(1234, 'en-GB')).toBe('1,234');
    expect(numberText(1234, 'nl')).toBe('1.234');
    expect(dateText(day, 'en-GB')).toBe('26 November 2026');
    expect(dateText(day, 'tr')).toBe('26 Kasım 2026');
  });
});
