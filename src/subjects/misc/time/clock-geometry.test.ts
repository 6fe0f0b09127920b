import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_TIMES } from '#dutch/clock-time.ts';
import {
  handAngle,
  HOUR_HAND,
  MINUTE_HAND,
  pointAt,
  timeAfterDrag,
  timeAfterPress,
} from './clock-geometry.ts';

const anyTime = fc.constantFrom(...CLOCK_TIMES);

describe('setting the clock by pointer', () => {
  it('MSC-13: the short hand moves on between the hours', () => {
    expect(handAngle('hour', { hour: 3, minute: 30 })).toBe(105);
    expect(handAngle('hour', { hour: 12, minute: 0 })).toBe(0);
    expect(handAngle('minute', { hour: 3, minute: 35 })).toBe(210);
  });

  it('MSC-13: a press at the rim sets the minutes, one near the centre the hour', () => {
    const time = { hour: 8, minute: 35 };
    expect(timeAfterPress(time, pointAt(92, 110))).toEqual({ hour: 8, minute: 15 });
    expect(timeAfterPress(time, pointAt(359, 110))).toEqual({ hour: 8, minute: 0 });
    expect(timeAfterPress(time, pointAt(107, 40))).toEqual({ hour: 3, minute: 35 });
    expect(timeAfterPress({ hour: 8, minute: 0 }, pointAt(358, 40))).toEqual({ hour: 12, minute: 0 });
  });

  it('MSC-13: dragging the long hand past twelve changes the hour', () => {
    expect(timeAfterDrag({ hour: 12, minute: 55 }, 'minute', pointAt(2, MINUTE_HAND))).toEqual({
      hour: 1,
      minute: 0,
    });
    expect(timeAfterDrag({ hour: 1, minute: 0 }, 'minute', pointAt(330, MINUTE_HAND))).toEqual({
      hour: 12,
      minute: 55,
    });
    expect(timeAfterDrag({ hour: 1, minute: 10 }, 'minute', pointAt(90, MINUTE_HAND))).toEqual({
      hour: 1,
      minute: 15,
    });
  });

  it('MSC-13: dropping a hand where it was changes nothing, and every position is one of the 144 times', () => {
    fc.assert(
      fc.property(anyTime, fc.nat(359), fc.constantFrom('hour', 'minute'), (time, degrees, hand) => {
        const length = hand === 'hour' ? HOUR_HAND : MINUTE_HAND;
        expect(timeAfterDrag(time, hand, pointAt(handAngle(hand, time), length))).toEqual(time);
        expect(CLOCK_TIMES).toContainEqual(timeAfterDrag(time, hand, pointAt(degrees, length)));
        expect(CLOCK_TIMES).toContainEqual(timeAfterPress(time, pointAt(degrees, length)));
      }),
    );
  });
});
