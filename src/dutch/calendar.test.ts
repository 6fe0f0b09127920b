import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDate,
  dateText,
  dateWords,
  dayAndPart,
  monthName,
  weekdayOf,
  WEEKDAYS,
} from './calendar.ts';

const FRIDAY = { year: 2026, month: 11, day: 20 };

describe('dates', () => {
  it('MSC-09: a date is written, and read by its cardinal or its ordinal', () => {
    expect(dateText(FRIDAY)).toBe('vrijdag 20 november');
    expect(dateWords(FRIDAY)).toBe('vrijdag twintig november');
    expect(dateWords(FRIDAY, 'ordinal')).toBe('vrijdag de twintigste november');
    const withoutDay = { weekday: false, year: true };
    expect(dateText(FRIDAY, withoutDay)).toBe('20 november 2026');
    expect(dateWords(FRIDAY, 'cardinal', withoutDay)).toBe('twintig november tweeduizend zesentwintig');
    expect(dateWords({ year: 1985, month: 3, day: 1 }, 'ordinal', withoutDay)).toBe(
      'de eerste maart negentienhonderdvijfentachtig',
    );
    expect(dateWords({ year: 2027, month: 1, day: 1 })).toBe('vrijdag één januari');
  });

  it('MSC-09: the weekday continues from day to day over months, years and leap days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-02'), max: new Date('3000-01-01'), noInvalidDate: true }),
        (date) => {
          const next = new Date(date.getTime() + 86_400_000);
          const place = WEEKDAYS.indexOf(weekdayOf(partsOf(date)));
          expect(weekdayOf(partsOf(next))).toBe(WEEKDAYS[(place + 1) % 7]);
        },
      ),
    );
    // The liberation, and the start of this century.
    expect(weekdayOf({ year: 1945, month: 5, day: 5 })).toBe('zaterdag');
    expect(weekdayOf({ year: 2000, month: 1, day: 1 })).toBe('zaterdag');
  });

  it('MSC-09: there is no 30 February and no thirteenth month', () => {
    expect(() => dateText({ year: 2026, month: 2, day: 30 })).toThrow(RangeError);
    expect(() => monthName(13)).toThrow(RangeError);
  });
});

describe('day and part of the day', () => {
  it.each([
    ['Maandag', 'De ochtend / De morgen', 'Op maandagochtend'],
    ['Zondag', 'De nacht', 'Op zondagnacht'],
    ['vrijdag', 'De middag', 'Op vrijdagmiddag'],
  ])('MSC-05: %s and %s make %s', (day, part, words) => {
    expect(dayAndPart(day, part)).toBe(words);
  });
});

function partsOf(date: Date): CalendarDate {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
