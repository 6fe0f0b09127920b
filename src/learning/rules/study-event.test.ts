import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARD_KINDS,
  EVENT_VERSION,
  parseStudyEvent,
  REVIEW_CHANGES,
  STUDY_ACTIVITIES,
  STUDY_GRADES,
  type StudyEvent,
} from './study-event.ts';

const stamped = {
  version: fc.constant(EVENT_VERSION),
  id: fc.uuid(),
  at: fc.nat(),
  browser: fc.uuid(),
};
const itemId = fc.constantFrom('word:afspraak', 'question:article-quiz-12');
const ofItem = { ...stamped, itemId };
const ofItems = { ...stamped, itemIds: fc.array(itemId, { minLength: 1, maxLength: 3 }) };
const answered = fc.record({
  ...ofItem,
  kind: fc.constant('answered' as const),
  activity: fc.constantFrom(...STUDY_ACTIVITIES),
  card: fc.constantFrom(...CARD_KINDS),
  grade: fc.constantFrom(...STUDY_GRADES),
  answer: fc.option(fc.string()),
  durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
});
const anyEvent: fc.Arbitrary<StudyEvent> = fc.oneof(
  answered,
  fc.record({ ...ofItem, kind: fc.constantFrom('undone', 'judged-right'), target: fc.uuid() }),
  fc.record({ ...ofItem, kind: fc.constantFrom(...REVIEW_CHANGES) }),
  fc.record({ ...ofItems, kind: fc.constant('marked-known' as const) }),
  fc.record({ ...ofItems, kind: fc.constant('unmarked-known' as const), target: fc.uuid() }),
);

describe('parseStudyEvent', () => {
  it('MEM-01 MEM-17: every event survives being stored and read, and being exported as JSON', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(parseStudyEvent(structuredClone(event))).toEqual(event);
        expect(parseStudyEvent(JSON.parse(JSON.stringify(event)))).toMatchObject({ id: event.id });
      }),
    );
  });

  it('MEM-01: an event with a missing or wrong field is rejected', () => {
    const wrong = fc.oneof(
      fc.constant(undefined),
      fc.boolean(),
      fc.array(fc.string()),
      fc.constant(-1),
      fc.constant(''),
    );
    const optional = new Set(['version', 'browser', 'card']);
    fc.assert(
      fc.property(anyEvent, fc.nat(), wrong, (event, place, value) => {
        const fields = Object.keys(event);
        const field = fields[place % fields.length] ?? 'id';
        fc.pre(!(field === 'answer' && value === ''));
        fc.pre(!(optional.has(field) && value === undefined));
        expect(parseStudyEvent({ ...event, [field]: value })).toBeNull();
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '12', null, 1e300])('MEM-01: %s is not a time', (value) => {
    const [event] = fc.sample(answered, { numRuns: 1, seed: 1 });
    expect(parseStudyEvent({ ...event, at: value })).toBeNull();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '12', null])('MEM-01: %s is not a duration', (value) => {
    const [event] = fc.sample(answered, { numRuns: 1, seed: 1 });
    expect(parseStudyEvent({ ...event, durationMs: value })).toBeNull();
  });

  it('MEM-01: drops fields that do not belong to an event', () => {
    const [event] = fc.sample(answered, { numRuns: 1, seed: 1 });
    expect(parseStudyEvent({ ...event, extra: '<script>' })).toEqual(event);
  });

  it('MEM-01 QUA-18: any input gives an event or null, never an error', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (input) => {
        expect(parseStudyEvent(input)).toBeNull();
      }),
    );
  });

  it('MEM-17 QUA-18: an event with hostile content gives that event, or null', () => {
    fc.assert(
      fc.property(anyEvent, fc.dictionary(fc.string(), fc.anything()), (event, hostile) => {
        const parsed = parseStudyEvent({ ...event, ...hostile });
        if (parsed !== null) expect(Object.keys(parsed).every((field) => field in event)).toBe(true);
      }),
    );
    const polluted: unknown = JSON.parse('{"__proto__": {"kind": "answered", "id": "x"}, "at": 1}');
    expect(parseStudyEvent(polluted)).toBeNull();
  });

  it('MEM-17: an unknown kind or version is rejected', () => {
    fc.assert(
      fc.property(anyEvent, fc.string(), fc.integer({ min: 2 }), (event, kind, version) => {
        fc.pre(!(['answered', 'undone', 'judged-right', ...REVIEW_CHANGES] as string[]).includes(kind));
        expect(parseStudyEvent({ ...event, kind })).toBeNull();
        expect(parseStudyEvent({ ...event, version })).toBeNull();
      }),
    );
  });
});
