import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, anyLog } from '#testing/study-events.ts';
import { EMPTY_PROJECTION, itemsOf, project } from './projection.ts';
import type { StudyEvent } from './study-event.ts';
import { studyDays } from './study-days.ts';
import { historyOf, isRightGrade } from './study-past.ts';

const workOut = (...events: readonly StudyEvent[]) => project(EMPTY_PROJECTION, events);
const at = (time: string) => Date.parse(time);
const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (instant: number) => format.format(instant);
};

describe('studyDays', () => {
  it('MEM-19: sums answers, correct ones and time by the person’s local day', () => {
    const projection = workOut(
      answered({ id: '1', at: at('2026-11-21T18:20Z'), durationMs: 60_000 }),
      answered({ id: '2', at: at('2026-11-21T23:10Z'), durationMs: 30_000, grade: 'wrong' }),
      answered({ id: '3', at: at('2026-11-22T10:00Z'), durationMs: 9 * 3_600_000 }),
    );
    expect(Object.fromEntries(studyDays(projection, dayIn('Europe/Amsterdam')))).toEqual({
      '2026-11-21': { answers: 1, right: 1, durationMs: 60_000 },
      '2026-11-22': { answers: 2, right: 1, durationMs: 30_000 + 3 * 60_000 },
    });

    // 5:45 ahead of UTC: there the first of them was given at five past midnight.
    expect([...studyDays(projection, dayIn('Asia/Kathmandu')).keys()].toSorted()).toEqual(['2026-11-22']);
    expect([...studyDays(projection, dayIn('UTC'), at('2026-11-22T00:00Z')).keys()]).toEqual(['2026-11-22']);
  });

  it('MEM-10: idle time does not count; a text may take longer', () => {
    const projection = workOut(
      answered({ id: '1', at: at('2026-11-21T18:20Z'), durationMs: 40 * 60_000 }),
      answered({
        id: '2',
        at: at('2026-11-22T18:20Z'),
        itemId: 'text:writing-neighbours',
        durationMs: 40 * 60_000,
      }),
    );
    const days = studyDays(projection, dayIn('UTC'));
    expect(days.get('2026-11-21')?.durationMs).toBe(3 * 60_000);
    expect(days.get('2026-11-22')?.durationMs).toBe(40 * 60_000);
  });

  it('MEM-19: in any order of the log the sums are the same, and nothing counts twice', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const there = studyDays(workOut(...log), dayIn('UTC'));
        const back = studyDays(workOut(...log.toReversed(), ...log), dayIn('UTC'));
        expect(Object.fromEntries(back)).toEqual(Object.fromEntries(there));
        const counted = [...itemsOf(workOut(...log))].flatMap(([itemId]) =>
          historyOf(workOut(...log), itemId),
        );
        const sums = [...there.values()];
        expect(sums.reduce((sum, day) => sum + day.answers, 0)).toBe(counted.length);
        expect(sums.reduce((sum, day) => sum + day.right, 0)).toBe(
          counted.filter(({ grade }) => isRightGrade(grade)).length,
        );
      }),
    );
  });
});
