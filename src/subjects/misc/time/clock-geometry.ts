import { clockSteps, clockTimeAt, MINUTE_STEP, type ClockTime } from '#dutch/clock-time.ts';

/** The width and height of the drawing, in its own units; the clock is drawn around its centre. */
export const CLOCK_SIZE = 320;

/** How far the hands reach from the centre. */
export const HOUR_HAND = 52;
export const MINUTE_HAND = 80;
/** A press further out moves the long hand, one nearer the short one. */
const BETWEEN_HANDS = (HOUR_HAND + MINUTE_HAND) / 2;

const DEGREES_IN_HOUR = 30;
const DEGREES_IN_MINUTE = 6;
const MINUTES_IN_HOUR = 60;
const HOURS_ON_FACE = 12;

export type Hand = 'hour' | 'minute';

/** A place on the drawing; right and down are positive. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point this many degrees from twelve o'clock, clockwise. */
export function pointAt(degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(Math.sin(radians) * distance), y: round(-Math.cos(radians) * distance) };
}

/** The direction of a hand, in degrees from twelve o'clock. The short one moves on between the hours. */
export function handAngle(hand: Hand, { hour, minute }: ClockTime): number {
  if (hand === 'minute') return minute * DEGREES_IN_MINUTE;
  return (hour % HOURS_ON_FACE) * DEGREES_IN_HOUR + minute / 2;
}

/** The time after a press on the face: the hand that reaches there points to it, the other one stays. */
export function timeAfterPress(time: ClockTime, point: Point): ClockTime {
  if (Math.hypot(point.x, point.y) < BETWEEN_HANDS) return timeAfterDrag(time, 'hour', point);
  return { hour: time.hour, minute: minuteAt(point) };
}

/** The time while a hand is dragged. Moving the long hand past twelve changes the hour, as on a real clock. */
export function timeAfterDrag(time: ClockTime, hand: Hand, point: Point): ClockTime {
  if (hand === 'hour') {
    const hour = Math.round((angleAt(point) - time.minute / 2) / DEGREES_IN_HOUR) + HOURS_ON_FACE;
    return { hour: hour % HOURS_ON_FACE || HOURS_ON_FACE, minute: time.minute };
  }
  const half = MINUTES_IN_HOUR / 2;
  const forward = (minuteAt(point) - time.minute + MINUTES_IN_HOUR + half) % MINUTES_IN_HOUR;
  return clockTimeAt(clockSteps(time) + (forward - half) / MINUTE_STEP);
}

function minuteAt(point: Point): number {
  const step = MINUTE_STEP * DEGREES_IN_MINUTE;
  return (Math.round(angleAt(point) / step) * MINUTE_STEP) % MINUTES_IN_HOUR;
}

/** 0 to 360. */
function angleAt({ x, y }: Point): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
