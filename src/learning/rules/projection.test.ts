import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import releasedLog from '../../../tests/fixtures/study-log-1.0.0.json' with { type: 'json' };
import oldestLog from '../../../tests/fixtures/study-log-2026-11-23.json' with { type: 'json' };
import { answered, anyLog, marked, unmarked } from '#testing/study-events.ts';
import { EMPTY_PROJECTION, itemsOf, pastOf, project, type Projection } from './projection.ts';
import { parseStudyEvent, type StudyEvent } from './study-event.ts';

/** The content of a state, regardless of its distribution over maps. */
function contents(projection: Projection) {
  return [...itemsOf(projection)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const workOut = (events: readonly StudyEvent[]) => project(EMPTY_PROJECTION, events);
const parseAll = (rows: readonly unknown[]) => rows.map(parseStudyEvent).filter((event) => event !== null);

/** The events split into batches at these positions. */
function split<Entry>(entries: readonly Entry[], cuts: readonly number[]): (readonly Entry[])[] {
  const places = [
    0,
    ...cuts.map((cut) => cut % (entries.length + 1)).toSorted((a, b) => a - b),
    entries.length,
  ];
  return places.slice(1).map((end, index) => entries.slice(places[index], end));
}

describe('project', () => {
  it('MEM-19: any order, any split and any duplicate of the same events give the same state', () => {
    fc.assert(
      fc.property(anyLog, fc.array(fc.nat()), fc.infiniteStream(fc.nat()), (log, cuts, chance) => {
        const expected = contents(workOut(log));
        const twice = [...log, ...log.filter((_, index) => index % 2 === 0)];
        const shuffled = twice
          .map((event) => ({ event, place: chance.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ event }) => event);
        const stepwise = split(shuffled, cuts).reduce(project, EMPTY_PROJECTION);
        expect(contents(stepwise)).toEqual(expected);
      }),
    );
  });

  it('MEM-13 MEM-19: logs merged in either order, in part or twice, give the same state', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), fc.nat(), (log, some, more) => {
        const ours = log.filter((_, index) => (some >> index) % 2 === 0);
        const theirs = log.filter((event, index) => !ours.includes(event) || (more >> index) % 2 === 0);
        const expected = contents(workOut(log));
        expect(contents(project(workOut(ours), theirs))).toEqual(expected);
        expect(contents(project(workOut(theirs), ours))).toEqual(expected);
        expect(contents(project(project(workOut(theirs), ours), theirs))).toEqual(expected);
      }),
    );
  });

  it('MEM-17 MEM-19: events of unknown kinds and versions, and invalid rows, change nothing', () => {
    const strange = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.uuid(), kind: fc.string({ minLength: 20 }), itemId: fc.constant('word:fiets') }),
      anyLog.map(([event]) => ({ ...event, version: 2 })),
    );
    fc.assert(
      fc.property(anyLog, fc.array(strange), fc.nat(), (log, rows, place) => {
        const mixed = log.toSpliced(place % (log.length + 1), 0, ...parseAll(rows));
        expect(contents(workOut(mixed))).toEqual(contents(workOut(log)));
      }),
    );
  });

  it('MEM-19: a log truncated anywhere gives the state of its events, and the rest completes it', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, place) => {
        const rows: readonly unknown[] = structuredClone(log);
        const cut = place % (rows.length + 1);
        const left = parseAll(rows.slice(0, cut));
        expect(left).toEqual(log.slice(0, cut));
        expect(contents(project(workOut(left), parseAll(rows.slice(cut))))).toEqual(contents(workOut(log)));
      }),
    );
  });

  it('MEM-19 QUA-18: a truncated row is not an event, or is the same one', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, place) => {
        const texts = log.map((event) => JSON.stringify(event));
        const whole = texts.join('\n');
        const lines = whole.slice(0, place % (whole.length + 1)).split('\n');
        const rows = lines.map((line): unknown => {
          try {
            return JSON.parse(line);
          } catch {
            return null;
          }
        });
        const kept = parseAll(rows);
        expect(kept).toEqual(
          log.slice(0, kept.length).map((event) => parseStudyEvent(structuredClone(event))),
        );
        expect(kept.length).toBeGreaterThanOrEqual(lines.length - 1);
      }),
    );
  });

  it('MEM-19: adding an event does not change the old state', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (log, more) => {
        const before = workOut(log);
        const told = structuredClone(contents(before));
        project(before, more);
        expect(contents(before)).toEqual(told);
      }),
    );
  });

  it('MEM-19: without new events the state is the same object, and one answer copies one small part', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const state = workOut(log);
        expect(project(state, log)).toBe(state);
        expect(project(state, [])).toBe(state);
        const next = project(state, [answered({ id: 'new' })]);
        expect(next.buckets.filter((bucket, index) => bucket !== state.buckets[index])).toHaveLength(1);
      }),
    );
  });

  it('MEM-19: stores when, how and how long an answer took, and a wrong answer’s text', () => {
    const events = [
      answered({ id: 'b', at: 5, grade: 'wrong', answer: 'het fiets', durationMs: 12.6 }),
      answered({ id: 'a', at: 5, grade: 'right', answer: 'de fiets', durationMs: 1e15 }),
    ];
    expect(pastOf(workOut(events), 'word:fiets').answers).toEqual([
      {
        id: 'a',
        at: 5,
        activity: 'quiz',
        card: 'meaning',
        grade: 'right',
        durationMs: 4294967295,
        given: null,
      },
      {
        id: 'b',
        at: 5,
        activity: 'quiz',
        card: 'meaning',
        grade: 'wrong',
        durationMs: 13,
        given: 'het fiets',
      },
    ]);
    expect(pastOf(workOut(events), 'word:huis').answers).toEqual([]);
  });

  it('MEM-17 MEM-19: the log of the oldest supported build is projected completely', () => {
    const state = workOut(parseAll(oldestLog));
    const items = contents(state);
    expect(items.map(([itemId]) => itemId)).toEqual(
      [...new Set(oldestLog.map(({ itemId }) => itemId))].toSorted(),
    );
    expect(items.reduce((sum, [, { answers }]) => sum + answers.length, 0)).toBe(oldestLog.length);
  });

  it('MEM-17 MEM-19: the log of 1.0.0, with each of its kinds of events, is projected completely', () => {
    const state = workOut(parseAll(releasedLog));
    const count = (list: 'answers' | 'corrections' | 'reviewChanges' | 'starChanges' | 'marks') =>
      contents(state).reduce((sum, [, past]) => sum + past[list].length, 0);
    expect([count('answers'), count('corrections'), count('reviewChanges'), count('starChanges')]).toEqual([
      4, 2, 4, 3,
    ]);
    expect(count('marks')).toBe(0);
  });

  it('PTH-01 MEM-19: one mark is about all its items, and taking it back corrects each of them', () => {
    const mark = marked(['word:fiets', 'word:huis'], 'm', 5);
    const state = workOut([mark, unmarked(mark, 9)]);
    for (const itemId of mark.itemIds) {
      const { marks, corrections } = pastOf(state, itemId);
      expect(marks).toEqual([{ id: 'm', at: 5 }]);
      expect(corrections).toEqual([{ id: 'm back', at: 9, kind: 'undone', target: 'm' }]);
    }
  });

  it('MEM-19 QUA-07: thousands of answers about one item need one sort, not one each', () => {
    const events = Array.from({ length: 50_000 }, (_, index) =>
      answered({ id: `id-${index}`, at: 50_000 - index }),
    );
    const { answers } = pastOf(workOut(events), 'word:fiets');
    expect(answers).toHaveLength(50_000);
    expect(answers[0]?.at).toBe(1);
  });
});
