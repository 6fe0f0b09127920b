import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, anyLog, marked, reviewChange, undone } from '#testing/study-events.ts';
import { readSnapshot, snapshotOf } from './projection-snapshot.ts';
import { EMPTY_PROJECTION, itemsOf, project, type Projection } from './projection.ts';

const contents = (projection: Projection) => new Map(itemsOf(projection));

const SAMPLE = snapshotOf(
  project(EMPTY_PROJECTION, [
    answered({ id: 'a', at: 1.5 }),
    answered({ id: 'b', grade: 'wrong', answer: 'het fiets' }),
    answered({ id: 'c', itemId: 'word:huis' }),
    undone('a', 'u'),
    reviewChange('added', 'r', 3),
    marked(['word:huis', 'word:brood'], 'm', 4),
  ]),
  7,
);

describe('a snapshot', () => {
  it('MEM-19: restores exactly the same state and the position in the log', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, arrival) => {
        const projection = project(EMPTY_PROJECTION, log);
        const back = readSnapshot(structuredClone(snapshotOf(projection, arrival)));
        expect(back?.arrival).toBe(arrival);
        expect(contents(back?.projection ?? EMPTY_PROJECTION)).toEqual(contents(projection));
      }),
    );
  });

  it('MEM-19: can be continued: with the rest of the log it gives the state of the whole', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, place) => {
        const cut = place % (log.length + 1);
        const kept = snapshotOf(project(EMPTY_PROJECTION, log.slice(0, cut)), cut);
        const state = project(readSnapshot(kept)?.projection ?? EMPTY_PROJECTION, log.slice(cut));
        expect(contents(state)).toEqual(contents(project(EMPTY_PROJECTION, log)));
      }),
    );
  });

  it('MEM-19 QUA-18: another version, or anything else, is rejected', () => {
    expect(readSnapshot(SAMPLE)).not.toBeNull();
    // That of 1.0.0 left out the marks, which may have come with a file of a later app.
    expect(readSnapshot({ ...SAMPLE, version: 4 })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(readSnapshot(input)).toBeNull();
      }),
    );
  });

  it('MEM-19 QUA-18: missing fields or wrong types are rejected', () => {
    const fieldsOfSample = new Map<string, unknown>(Object.entries(SAMPLE));
    fc.assert(
      fc.property(fc.constantFrom(...fieldsOfSample.keys()), fc.anything(), (field, value) => {
        fc.pre(typeof value !== 'number' && !isDeepStrictEqual(value, fieldsOfSample.get(field)));
        expect(readSnapshot({ ...SAMPLE, [field]: value })).toBeNull();
      }),
    );
  });

  it.each([
    ['a time', () => ({ times: SAMPLE.times.map((at, row) => (row === 1 ? at + 1 : at)) })],
    ['a grade', () => ({ grades: SAMPLE.grades.map((grade) => (grade + 1) % 6) })],
    ['a grade that there is not', () => ({ grades: SAMPLE.grades.map(() => 99) })],
    ['an activity', () => ({ activities: SAMPLE.activities.map((activity) => (activity + 1) % 7) })],
    ['a duration', () => ({ durations: SAMPLE.durations.map((ms) => ms + 1) })],
    ['an id', () => ({ ids: ['z', ...SAMPLE.ids.slice(1)] })],
    ['an id that is none', () => ({ ids: [3, ...SAMPLE.ids.slice(1)] })],
    ['what was given', () => ({ given: SAMPLE.given.map(() => 'die fiets') })],
    ['an item', () => ({ items: SAMPLE.items.toReversed() })],
    ['how many answers an item has', () => ({ answerCounts: SAMPLE.answerCounts.map((n) => n + 1) })],
    ['a row less', () => ({ times: SAMPLE.times.slice(1) })],
    ['the place in the log', () => ({ arrival: 8 })],
    ['a correction', () => ({ corrections: [] })],
    ['a change of review', () => ({ reviewChanges: [] })],
    ['a mark', () => ({ marks: SAMPLE.marks.slice(1) })],
  ])('MEM-19: damaged in %s it is rejected, and the log is read instead', (_what, damage) => {
    expect(readSnapshot({ ...SAMPLE, ...damage() })).toBeNull();
  });

  it('QUA-07: has no object per answer, only columns', () => {
    const { times, durations, activities, grades } = SAMPLE;
    expect([times.length, durations.length, activities.length, grades.length]).toEqual([3, 3, 3, 3]);
    expect(SAMPLE.ids.every((id) => typeof id === 'string')).toBe(true);
  });
});
