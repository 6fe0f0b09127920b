import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStudyEvent } from './parse-study-event.ts';
import { STUDY_ACTIVITIES, STUDY_GRADES, type StudyEvent } from './study-event.ts';

const anyEvent: fc.Arbitrary<StudyEvent> = fc.record({
  id: fc.uuid(),
  at: fc.nat(),
  itemId: fc.constantFrom('word:afspraak', 'question:article-quiz-12'),
  activity: fc.constantFrom(...STUDY_ACTIVITIES),
  grade: fc.constantFrom(...STUDY_GRADES),
  answer: fc.option(fc.string()),
  durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
});
const fields = ['id', 'at', 'itemId', 'activity', 'grade', 'answer', 'durationMs'] as const;

describe('parseStudyEvent', () => {
  it('MEM-01: every event survives being stored and read', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(parseStudyEvent(structuredClone(event))).toEqual(event);
      }),
    );
  });

  it('MEM-01: an event with a field missing or of the wrong type is none', () => {
    const wrong = fc.oneof(
      fc.constant(undefined),
      fc.boolean(),
      fc.array(fc.string()),
      fc.constant(-1),
      fc.constant(''),
    );
    fc.assert(
      fc.property(anyEvent, fc.constantFrom(...fields), wrong, (event, field, value) => {
        fc.pre(!(field === 'answer' && value === ''));
        expect(parseStudyEvent({ ...event, [field]: value })).toBeNull();
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '12', null])(
    'MEM-01: %s is no time and no duration',
    (value) => {
      const event = fc.sample(anyEvent, { numRuns: 1, seed: 1 })[0];
      expect(parseStudyEvent({ ...event, at: value })).toBeNull();
      expect(parseStudyEvent({ ...event, durationMs: value })).toBeNull();
    },
  );

  it('MEM-01: leaves out what does not belong to an event', () => {
    const event = fc.sample(anyEvent, { numRuns: 1, seed: 1 })[0];
    expect(parseStudyEvent({ ...event, extra: '<script>' })).toEqual(event);
  });

  it('MEM-01: anything at all gives an event or null, never an error', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (input) => {
        expect(parseStudyEvent(input)).toBeNull();
      }),
    );
  });
});
