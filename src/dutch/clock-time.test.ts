import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceTable } from '#content-check/reference/reference-table.ts';
import { askClock, drawClockQuestions, isRightTime } from './clock-question.ts';
import {
  allTimeWords,
  CLOCK_TIMES,
  clockSteps,
  clockTimeAt,
  digitalTime,
  digitalTimeWords,
  otherTimeWords,
  timeWords,
} from './clock-time.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const anyTime = fc.constantFrom(...CLOCK_TIMES);
const ALL_WORDS = CLOCK_TIMES.map(timeWords);

describe('clock times', () => {
  it('MSC-13: all 144 times have the wordings and the formal reading of the reference table', () => {
    const rows = [...referenceTable('clock-times.tsv').values()];
    expect(rows).toHaveLength(144);
    const own = CLOCK_TIMES.toSorted((one, other) => one.hour - other.hour || one.minute - other.minute).map(
      (time) => [digitalTime(time), timeWords(time), otherTimeWords(time).join('|'), digitalTimeWords(time)],
    );
    expect(own).toEqual(rows);
  });

  it.each([
    [2, 45, 'kwart voor drie'],
    [3, 35, 'vijf over half vier'],
    [12, 30, 'half één'],
    [12, 40, 'tien over half één'],
    [12, 0, 'twaalf uur'],
    [11, 55, 'vijf voor twaalf'],
  ])('MSC-13: %i:%i is %s', (hour, minute, words) => {
    expect(timeWords({ hour, minute })).toBe(words);
  });

  it('MSC-13: every wording says one time only', () => {
    const wordings = CLOCK_TIMES.flatMap(allTimeWords);
    expect(wordings).toHaveLength(144 + 24);
    expect(new Set(wordings).size).toBe(wordings.length);
  });

  it('MSC-13: the hands go round', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -500, max: 500 }), (time, steps) => {
        const moved = clockTimeAt(clockSteps(time) + steps);
        expect(CLOCK_TIMES).toContainEqual(moved);
        expect(clockTimeAt(clockSteps(moved) - steps)).toEqual(time);
      }),
    );
  });

  it('MSC-13: figures are read by hours and minutes of the whole day', () => {
    const times = [
      [14, 30],
      [0, 5],
      [1, 0],
      [20, 1],
    ] as const;
    expect(times.map(([hour, minute]) => digitalTimeWords({ hour, minute }))).toEqual([
      'veertien uur dertig',
      'nul uur vijf',
      'één uur',
      'twintig uur één',
    ]);
  });
});

describe('clock questions', () => {
  it('MSC-13: each of the 144 has four phrases, exactly one correct, in random order', () => {
    const places = new Set<number>();
    fc.assert(
      fc.property(anyTime, fc.integer(), (time, seed) => {
        const question = askClock(time, createSeededRandom(seed));
        expect(new Set(question.options).size).toBe(4);
        expect(question.options.filter((words) => isRightTime(question, words))).toEqual([timeWords(time)]);
        for (const words of question.options) expect(ALL_WORDS).toContain(words);
        places.add(question.options.indexOf(timeWords(time)));
      }),
      { numRuns: 1000 },
    );
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  it('MSC-13: a round asks for different times', () => {
    const times = drawClockQuestions(10, createSeededRandom(3)).map(({ time }) => digitalTime(time));
    expect(new Set(times).size).toBe(10);
  });
});
