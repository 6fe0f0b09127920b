import { expect, it } from 'vitest';
import { clockText, dueWarning, EXAM_WARNINGS_MS, GAME_WARNINGS_MS, timeLeft } from './time-left.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const minutes = (before: number, now: number, warnings = GAME_WARNINGS_MS) =>
  dueWarning(before * MINUTE_MS, now * MINUTE_MS, warnings);

it('EXM-06: the time left is counted from a fixed end and never below nothing', () => {
  expect(timeLeft(10_000, 4000)).toBe(6000);
  expect(timeLeft(10_000, 99_000)).toBe(0);
});

it('KNM-02 LIS-01: the clock shows minutes and seconds, and 0:00 only at the end', () => {
  expect([45 * MINUTE_MS, 61_000, 60_000, 59_001, 9000, 1, 0].map(clockText)).toEqual([
    '45:00',
    '1:01',
    '1:00',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
  ]);
});

it('EXM-06: warns once at 5 minutes and once at 1 minute, also after a sleep over either', () => {
  expect(minutes(5.1, 5)).toBe(5 * MINUTE_MS);
  expect(minutes(5, 4.9)).toBeNull();
  expect(minutes(1.01, 0.99)).toBe(MINUTE_MS);
  expect(minutes(8, 0.5)).toBe(MINUTE_MS);
  expect(minutes(8, 7)).toBeNull();
  expect(minutes(0.5, 0)).toBeNull();
});

it('MOC-04: a mock exam warns at 10 minutes, too', () => {
  expect(minutes(10.1, 9.9, EXAM_WARNINGS_MS)).toBe(10 * MINUTE_MS);
  expect(minutes(10.1, 4, EXAM_WARNINGS_MS)).toBe(5 * MINUTE_MS);
  expect(minutes(2, 0.9, EXAM_WARNINGS_MS)).toBe(MINUTE_MS);
});
