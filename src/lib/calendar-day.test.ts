import { describe, expect, it } from 'vitest';
import { dayLater, localDay } from './calendar-day.ts';

describe('calendar days', () => {
  it('MEM-10: the day of an instant is the device’s, from midnight to midnight', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0).getTime())).toBe('2026-01-05');
    expect(localDay(new Date(2026, 11, 31, 23, 59).getTime())).toBe('2026-12-31');
  });

  it('MEM-10: counts over the end of a month and of winter time', () => {
    expect(dayLater('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayLater('2026-03-28', 2)).toBe('2026-03-30');
    expect(dayLater('2026-12-31', 1)).toBe('2027-01-01');
  });
});
