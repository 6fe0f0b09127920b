import * as fc from 'fast-check';
import {
  CARD_KINDS,
  EVENT_VERSION,
  REVIEW_CHANGES,
  STAR_CHANGES,
  STUDY_ACTIVITIES,
  STUDY_GRADES,
  type AnsweredEvent,
  type CorrectionEvent,
  type MarkEvent,
  type ReviewEvent,
  type StarEvent,
  type StudyEvent,
  type UnmarkEvent,
} from '#learning/rules/study-event.ts';

const ITEMS = ['word:fiets', 'word:huis', 'question:article-1', 'text:letter'];
/** Only a few, so that events collide: equal times, and corrections that find their target. */
const IDS = Array.from({ length: 16 }, (_, index) => `id-${index}`);

const stamped = {
  version: fc.constant(EVENT_VERSION),
  at: fc.integer({ min: 0, max: 12 }).map((step) => step * 600_000),
  browser: fc.constantFrom('phone', 'laptop'),
};
const ofItem = { ...stamped, itemId: fc.constantFrom(...ITEMS) };
const ofItems = { ...stamped, itemIds: fc.subarray(ITEMS, { minLength: 1 }) };

function answeredEvents(id: fc.Arbitrary<string>): fc.Arbitrary<AnsweredEvent> {
  return fc.record({
    ...ofItem,
    id,
    kind: fc.constant('answered' as const),
    activity: fc.constantFrom(...STUDY_ACTIVITIES),
    card: fc.constantFrom(...CARD_KINDS),
    grade: fc.constantFrom(...STUDY_GRADES),
    answer: fc.option(fc.constantFrom('de fiets', 'het fiets')),
    durationMs: fc.double({ min: 0, max: 1e11, noNaN: true }),
  });
}

function correctionEvents(id: fc.Arbitrary<string>): fc.Arbitrary<CorrectionEvent> {
  return fc.record({
    ...ofItem,
    id,
    kind: fc.constantFrom('undone', 'judged-right'),
    target: fc.constantFrom(...IDS),
  });
}

function reviewEvents(id: fc.Arbitrary<string>): fc.Arbitrary<ReviewEvent> {
  return fc.record({ ...ofItem, id, kind: fc.constantFrom(...REVIEW_CHANGES) });
}

function starEvents(id: fc.Arbitrary<string>): fc.Arbitrary<StarEvent> {
  return fc.record({ ...ofItem, id, kind: fc.constantFrom(...STAR_CHANGES) });
}

function markEvents(id: fc.Arbitrary<string>): fc.Arbitrary<MarkEvent> {
  return fc.record({ ...ofItems, id, kind: fc.constant('marked-known' as const) });
}

function unmarkEvents(id: fc.Arbitrary<string>): fc.Arbitrary<UnmarkEvent> {
  const target = fc.constantFrom(...IDS);
  return fc.record({ ...ofItems, id, kind: fc.constant('unmarked-known' as const), target });
}

/** Logs of all kinds of events, in any order, with unique ids. */
export const anyLog: fc.Arbitrary<readonly StudyEvent[]> = fc.shuffledSubarray(IDS).chain((ids) =>
  fc.tuple(
    ...ids.map((id) => {
      const its = fc.constant(id);
      return fc.oneof(
        answeredEvents(its),
        correctionEvents(its),
        reviewEvents(its),
        starEvents(its),
        markEvents(its),
        unmarkEvents(its),
      );
    }),
  ),
);

export function answered(changes: Partial<AnsweredEvent> = {}): AnsweredEvent {
  return {
    kind: 'answered',
    version: EVENT_VERSION,
    id: 'answer',
    at: 1000,
    browser: 'phone',
    itemId: 'word:fiets',
    activity: 'quiz',
    card: 'meaning',
    grade: 'right',
    answer: 'de fiets',
    durationMs: 900,
    ...changes,
  };
}

export function undone(target: string, id: string, at = 2000): CorrectionEvent {
  return { kind: 'undone', version: EVENT_VERSION, id, at, browser: 'phone', itemId: 'word:fiets', target };
}

export function judgedRight(target: string, id: string, at = 2000): CorrectionEvent {
  return { ...undone(target, id, at), kind: 'judged-right' };
}

export function reviewChange(kind: ReviewEvent['kind'], id: string, at: number): ReviewEvent {
  return { kind, version: EVENT_VERSION, id, at, browser: 'phone', itemId: 'word:fiets' };
}

export function starChange(kind: StarEvent['kind'], id: string, at: number): StarEvent {
  return { kind, version: EVENT_VERSION, id, at, browser: 'phone', itemId: 'word:fiets' };
}

export function marked(itemIds: readonly string[], id: string, at: number): MarkEvent {
  return { kind: 'marked-known', version: EVENT_VERSION, id, at, browser: 'phone', itemIds };
}

export function unmarked({ id, itemIds }: MarkEvent, at: number): UnmarkEvent {
  return {
    kind: 'unmarked-known',
    version: EVENT_VERSION,
    id: `${id} back`,
    at,
    browser: 'phone',
    itemIds,
    target: id,
  };
}
