import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLater } from '#lib/calendar-day.ts';
import { streakOf } from './streak.ts';

const TODAY = '2026-11-22';
/** `x` is a day with study, `-` one without; the last is today. */
const streak = (days: string) =>
  streakOf(
    new Set(
      days
        .split('')
        .flatMap((sign, place) => (sign === 'x' ? [dayLater(TODAY, place + 1 - days.length)] : [])),
    ),
    TODAY,
  );

describe('streakOf', () => {
  it('MEM-10: counts the days up to today, and today is not missed before it is over', () => {
    expect(streak('xxx')).toEqual({ studied: 3, off: 0, isTodayDone: true });
    expect(streak('xxx-')).toEqual({ studied: 3, off: 0, isTodayDone: false });
    expect(streak('-')).toEqual({ studied: 0, off: 0, isTodayDone: false });
  });

  it('MEM-10: forgives one day in seven, and not two', () => {
    expect(streak('xxx-xxx')).toEqual({ studied: 6, off: 1, isTodayDone: true });
    expect(streak('xxx-xxxxxx-xx')).toEqual({ studied: 11, off: 2, isTodayDone: true });
    expect(streak('xxx-xxxxx-xx').studied).toBe(7);
    expect(streak('xxx--xx').studied).toBe(2);
  });

  it('MEM-10: a missed yesterday is forgiven too; two missed days in a row end it', () => {
    expect(streak('xxx--')).toEqual({ studied: 3, off: 1, isTodayDone: false });
    expect(streak('xxx---').studied).toBe(0);
  });

  it('MEM-10: one more day of study never shortens it', () => {
    const anyDays = fc.array(fc.constantFrom('x', '-'), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyDays, fc.nat(39), (days, place) => {
        const more = days.map((sign, index) => (index === place ? 'x' : sign));
        expect(streak(more.join('')).studied).toBeGreaterThanOrEqual(streak(days.join('')).studied);
      }),
    );
  });
});
