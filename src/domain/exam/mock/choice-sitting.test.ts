import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DESK, examReducer, type ExamDesk, type ExamEvent } from '#domain/exam/mock/choice-sitting.ts';
import { openQuestions, seenQuestions } from '#domain/exam/mock/exam-desk.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;
const PAPER = ['a', 'b', 'c', 'd'].map((id) => ({ id, options: [2, 0, 1] }));

const started: ExamEvent = {
  kind: 'sitting-started',
  at: START,
  id: 'first',
  examId: 'reading-1',
  paper: PAPER,
  allowance: 'official',
  formatMs: 65 * MINUTE_MS,
  view: { kind: 'question', place: 0 },
};

function desk(...events: ExamEvent[]): ExamDesk {
  return [started, ...events].reduce(examReducer, EMPTY_DESK);
}

function chosen(questionId: string, option: number, at = START): ExamEvent {
  return { kind: 'option-chosen', questionId, option, at };
}

describe('sitting of a part with options', () => {
  it('MOC-03: goes anywhere, changes answers and flags until it is handed in', () => {
    const { current } = desk(
      chosen('b', 1),
      chosen('b', 2),
      { kind: 'flag-toggled', questionId: 'c', at: START },
      { kind: 'moved', to: { kind: 'question', place: 3 }, at: START + 5000 },
      { kind: 'moved', to: { kind: 'overview' }, at: START + 9000 },
    );
    expect(current).toMatchObject({
      answers: { b: 2 },
      flagged: ['c'],
      view: { kind: 'overview' },
      spentMs: { a: 5000, d: 4000 },
    });
    expect(current && openQuestions(current)).toEqual(['a', 'c', 'd']);
  });

  it('MOC-03: takes no question, option or place that the paper has not', () => {
    const before = desk();
    expect(examReducer(before, chosen('z', 1))).toBe(before);
    expect(examReducer(before, chosen('a', 3))).toBe(before);
    expect(examReducer(before, { kind: 'moved', to: { kind: 'question', place: 4 }, at: START })).toBe(
      before,
    );
  });

  it('MOC-04: what comes after the end finds it handed in, with the time at which it ended', () => {
    const late = desk(chosen('a', 0), chosen('b', 0, START + 70 * MINUTE_MS));
    expect(late.current).toBeNull();
    expect(late.past).toMatchObject([{ by: 'time', endedAt: START + 65 * MINUTE_MS, answers: { a: 0 } }]);
  });

  it('MOC-05: takes half as long again, or as long as one likes, and the result knows', () => {
    const longer = examReducer(EMPTY_DESK, { ...started, allowance: 'longer' });
    expect(longer.current?.endsAt).toBe(START + 97.5 * MINUTE_MS);
    const untimed = examReducer(EMPTY_DESK, { ...started, allowance: 'untimed' });
    expect(untimed.current?.endsAt).toBeNull();
    const after = examReducer(untimed, { kind: 'handed-in', at: START + 500 * MINUTE_MS });
    expect(after.past).toMatchObject([{ by: 'person', allowance: 'untimed' }]);
  });

  it('MOC-06 MOC-11: keeps past sittings, the newest first, and knows what they asked', () => {
    const first = desk({ kind: 'handed-in', at: START + MINUTE_MS });
    const again = [
      { ...started, id: 'second', at: START + 2 * MINUTE_MS } as const,
      { kind: 'handed-in', at: START + 3 * MINUTE_MS } as const,
    ].reduce(examReducer, first);
    expect(again.past.map(({ id }) => id)).toEqual(['second', 'first']);
    expect([...seenQuestions(again)]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('MOC-08: counts how often a fragment was played', () => {
    const played: ExamEvent = { kind: 'fragment-played', fragmentId: 'f', at: START };
    expect(desk(played, played).current?.played).toEqual({ f: 2 });
  });

  it('MOC-08: the result knows which fragments were read, because they could not be heard', () => {
    const shown: ExamEvent = { kind: 'fragment-text-shown', fragmentId: 'f', at: START };
    const { past } = desk(shown, shown, { kind: 'handed-in', at: START });
    expect(past).toMatchObject([{ readFragments: ['f'] }]);
  });

  it('MOC-04: whatever happens in whatever order, no answer that was given is lost and the end never moves', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'z');
    const at = fc.integer({ min: START - MINUTE_MS, max: START + 80 * MINUTE_MS });
    const event: fc.Arbitrary<ExamEvent> = fc.oneof(
      fc.record({ kind: fc.constant('option-chosen' as const), questionId: id, option: fc.nat(4), at }),
      fc.record({ kind: fc.constant('flag-toggled' as const), questionId: id, at }),
      fc.record({
        kind: fc.constant('moved' as const),
        to: fc.oneof(
          fc.record({ kind: fc.constant('question' as const), place: fc.nat(5) }),
          fc.constant({ kind: 'overview' as const }),
        ),
        at,
      }),
      fc.record({ kind: fc.constant('handed-in' as const), at }),
      fc.record({ kind: fc.constant('time-expired' as const), at }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = examReducer(EMPTY_DESK, started);
        for (const next of events) {
          const after = examReducer(state, next);
          const [before, now] = [state.current ?? state.past[0], after.current ?? after.past[0]];
          expect(after.past.length).toBeGreaterThanOrEqual(state.past.length);
          for (const questionId of Object.keys(before?.answers ?? {}))
            expect(now?.answers[questionId]).toBeDefined();
          if (after.current) expect(after.current.endsAt).toBe(START + 65 * MINUTE_MS);
          if (after.past[0]) expect(after.past[0].endedAt).toBeLessThanOrEqual(START + 65 * MINUTE_MS);
          // Kept as text and read again, it is the same (MOC-04).
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          state = after;
        }
      }),
    );
  });
});
