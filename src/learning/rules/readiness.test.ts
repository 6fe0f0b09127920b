import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { answered } from '#testing/study-events.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { readinessOf, type ReadinessPart } from './readiness.ts';
import type { AnsweredEvent } from './study-event.ts';

const NOW = 400 * DAY_MS;
const PART: ReadinessPart = {
  isOfPart: (id) => id.startsWith('question:knm-'),
  inBank: 30,
  questionsNeeded: 20,
  examQuestions: 30,
  guessed: 1 / 3,
};

/** Answers to questions starting at `from`, the first `right` of them correct. */
function answers(count: number, right: number, { from = 0, daysAgo = 0 } = {}): AnsweredEvent[] {
  return Array.from({ length: count }, (_, place) =>
    answered({
      id: `${from + place} ${daysAgo}`,
      itemId: `question:knm-${from + place}`,
      at: NOW - daysAgo * DAY_MS,
      grade: place < right ? 'right' : 'wrong',
    }),
  );
}
const readiness = (events: readonly AnsweredEvent[], part = PART) =>
  readinessOf(project(EMPTY_PROJECTION, events), part, NOW);
function rangeOf(events: readonly AnsweredEvent[], part = PART) {
  const found = readiness(events, part);
  if (found.kind !== 'range') throw new Error('no range');
  return found.range;
}
const width = (events: readonly AnsweredEvent[]) => rangeOf(events).high - rangeOf(events).low;

describe('readinessOf', () => {
  it('MEM-11: says only how many answers are missing until there are enough', () => {
    expect(readiness([])).toEqual({ kind: 'too-few', seen: 0, missing: 20 });
    expect(readiness(answers(19, 19))).toEqual({ kind: 'too-few', seen: 19, missing: 1 });
    expect(readiness(answers(20, 15)).kind).toBe('range');
    const small = { ...PART, inBank: 4, questionsNeeded: 8, examQuestions: 4 };
    expect(readiness(answers(4, 4), small).kind).toBe('range');
    expect(readiness(answers(3, 3), small)).toEqual({ kind: 'too-few', seen: 3, missing: 1 });
  });

  it('MEM-11: 31 answers to 2 questions say nothing: only different questions count', () => {
    const repeats = Array.from({ length: 31 }, (_, place) =>
      answered({
        id: `repeat ${place}`,
        itemId: `question:knm-${place % 2}`,
        at: NOW - (31 - place) * DAY_MS,
        grade: 'right',
      }),
    );
    expect(readiness(repeats)).toEqual({ kind: 'too-few', seen: 2, missing: 18 });
  });

  it('MEM-11: a repetition on the same day does not count, in review or elsewhere', () => {
    const wrong = answers(30, 0, { daysAgo: 1 });
    const again = wrong.map((event, place) => ({
      ...event,
      id: `again ${place}`,
      at: event.at + HOUR_MS,
      activity: 'review' as const,
      grade: 'good' as const,
    }));
    expect(rangeOf([...wrong, ...again])).toEqual(rangeOf(wrong));
    expect(readiness([...wrong, ...again])).toMatchObject({ answers: 60, seen: 30 });
  });

  it('MEM-11: knowing 36 of 191 questions by heart after 295 answers is not most of KNM', () => {
    const whole = { ...PART, inBank: 191, examQuestions: 40 };
    const first = answers(36, 18, { daysAgo: 8 });
    const repeats = [7, 6, 5, 4, 3, 2, 1].flatMap((daysAgo) => answers(36, 35, { daysAgo }));
    const { low, high } = rangeOf([...first, ...repeats], whole);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeLessThan(0.8);
    expect(high - low).toBeGreaterThan(0.25);
  });

  it('MEM-11: the fewer questions were seen, the wider the range', () => {
    const widths = [30, 60, 191].map((inBank) => {
      const { low, high } = rangeOf(answers(30, 24), { ...PART, inBank });
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(3);
  });

  it('MEM-11: gives a range and its number of answers, for that part alone', () => {
    const others = [answered({ id: 'other', itemId: 'question:reading-1' })];
    const found = readiness([...answers(30, 24), ...others]);
    expect(found).toMatchObject({ kind: 'range', answers: 30, seen: 30, lastAt: NOW });
    const { low, high } = rangeOf(answers(30, 24));
    expect(low).toBeCloseTo(0.657, 2);
    expect(high).toBeCloseTo(0.893, 2);
  });

  it('MEM-11: counts a question by its newest answer of another day', () => {
    const before = answers(30, 0, { daysAgo: 3 });
    expect(rangeOf([...before, ...answers(30, 30)]).low).toBeGreaterThan(0.8);
    expect(rangeOf([...answers(30, 30, { daysAgo: 3 }), ...answers(30, 0)]).high).toBeLessThan(0.2);
  });

  it('MEM-11: is less certain about old answers and repeated questions', () => {
    const fresh = width(answers(30, 24));
    expect(width(answers(30, 24, { daysAgo: 14 }))).toBeCloseTo(fresh);
    expect(width(answers(30, 24, { daysAgo: 60 }))).toBeGreaterThan(fresh);
    expect(width([...answers(30, 24, { daysAgo: 1 }), ...answers(30, 24)])).toBeGreaterThan(fresh);
  });

  it('MEM-11: unseen questions count as guesses for a person who saw fewer than one exam has', () => {
    const half = { ...PART, examQuestions: 60 };
    const [whole, part] = [rangeOf(answers(30, 30)), rangeOf(answers(30, 30), half)];
    expect(part.low).toBeCloseTo((whole.low + 1 / 3) / 2);
    expect(part.high).toBe(whole.high);
  });

  it('MEM-11: stays from 0 to 1, and one more correct answer never lowers it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.nat(60), fc.nat(300), (count, right, daysAgo) => {
        const { low, high } = rangeOf(answers(count, right, { daysAgo }));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(1);
        const better = rangeOf(answers(count, right + 1, { daysAgo }));
        expect(better.low).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});
