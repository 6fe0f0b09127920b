import {
  itemsOfEvent,
  type AnsweredEvent,
  type CardKind,
  type CorrectionEvent,
  type MarkEvent,
  type ReviewEvent,
  type StarEvent,
  type StudyActivity,
  type StudyEvent,
  type StudyGrade,
} from './study-event.ts';

/** The stored facts of one answer. */
export interface PastAnswer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly activity: StudyActivity;
  readonly card: CardKind;
  readonly grade: StudyGrade;
  /** Whole milliseconds. */
  readonly durationMs: number;
  /** The text of a wrong answer; a correct answer is already known. */
  readonly given: string | null;
}
export type PastCorrection = Pick<CorrectionEvent, 'id' | 'at' | 'kind' | 'target'>;
export type PastReviewChange = Pick<ReviewEvent, 'id' | 'at' | 'kind'>;
export type PastStarChange = Pick<StarEvent, 'id' | 'at' | 'kind'>;
/** The item was marked as known before (PTH-01), with others of the same id. */
export type PastMark = Pick<MarkEvent, 'id' | 'at'>;

/** All events of one item, each list sorted by time and id, each id once. */
export interface ItemPast {
  /** All answers, including those that a correction undoes. */
  readonly answers: readonly PastAnswer[];
  /** A mark that was taken back is corrected as by `undone`. */
  readonly corrections: readonly PastCorrection[];
  readonly reviewChanges: readonly PastReviewChange[];
  readonly starChanges: readonly PastStarChange[];
  readonly marks: readonly PastMark[];
}

/**
 * The state of all learning, projected from the log (MEM-19): by item, spread over `BUCKET_COUNT` maps, so that one more
 * answer copies a small map instead of a large one. To read it, use `study-past.ts`.
 */
export interface Projection {
  readonly buckets: readonly ReadonlyMap<string, ItemPast>[];
}

const BUCKET_COUNT = 256;
const NO_PAST: ItemPast = { answers: [], corrections: [], reviewChanges: [], starChanges: [], marks: [] };
const LONGEST_DURATION_MS = 2 ** 32 - 1;

export const EMPTY_PROJECTION: Projection = {
  buckets: Array.from({ length: BUCKET_COUNT }, () => new Map<string, ItemPast>()),
};

/**
 * Adds events to a state without changing the old one. Any order of the same events, any split into batches and any
 * duplicates give the same state: an item's events are a set sorted by time and id, and corrections are resolved on
 * reading. Without new events it returns the same object.
 */
export function project(projection: Projection, events: readonly StudyEvent[]): Projection {
  const buckets = projection.buckets.map((bucket) => ({
    bucket,
    fresh: null as Map<string, ItemPast> | null,
  }));
  for (const [itemId, added] of byItem(events)) {
    const entry = buckets[bucketOf(itemId)];
    if (entry === undefined) continue;
    const past = (entry.fresh ?? entry.bucket).get(itemId) ?? NO_PAST;
    const next = withEvents(past, added);
    if (next === past) continue;
    entry.fresh ??= new Map(entry.bucket);
    entry.fresh.set(itemId, next);
  }
  if (buckets.every(({ fresh }) => fresh === null)) return projection;
  return { buckets: buckets.map(({ bucket, fresh }) => fresh ?? bucket) };
}

/** A state built from items and their pasts, as stored in a snapshot. */
export function projectionOf(items: Iterable<readonly [itemId: string, past: ItemPast]>): Projection {
  const buckets = Array.from({ length: BUCKET_COUNT }, () => new Map<string, ItemPast>());
  for (const [itemId, past] of items) buckets[bucketOf(itemId)]?.set(itemId, past);
  return { buckets };
}

/** The past of an item; empty lists if it is unknown. */
export function pastOf({ buckets }: Projection, itemId: string): ItemPast {
  return buckets[bucketOf(itemId)]?.get(itemId) ?? NO_PAST;
}

export function* itemsOf({ buckets }: Projection): Iterable<readonly [itemId: string, past: ItemPast]> {
  for (const bucket of buckets) yield* bucket;
}

function byItem(events: readonly StudyEvent[]): Map<string, StudyEvent[]> {
  const items = new Map<string, StudyEvent[]>();
  for (const event of events) {
    for (const itemId of itemsOfEvent(event)) {
      const ofItem = items.get(itemId);
      if (ofItem === undefined) items.set(itemId, [event]);
      else ofItem.push(event);
    }
  }
  return items;
}

function withEvents(past: ItemPast, events: readonly StudyEvent[]): ItemPast {
  const added = listsOf(events);
  const next = {
    answers: withNew(past.answers, added.answers),
    corrections: withNew(past.corrections, added.corrections),
    reviewChanges: withNew(past.reviewChanges, added.reviewChanges),
    starChanges: withNew(past.starChanges, added.starChanges),
    marks: withNew(past.marks, added.marks),
  };
  const isSame =
    next.answers === past.answers &&
    next.corrections === past.corrections &&
    next.reviewChanges === past.reviewChanges &&
    next.starChanges === past.starChanges &&
    next.marks === past.marks;
  return isSame ? past : next;
}

/** The events by the list that they belong to. */
function listsOf(events: readonly StudyEvent[]): ItemPast {
  const answers: PastAnswer[] = [];
  const corrections: PastCorrection[] = [];
  const reviewChanges: PastReviewChange[] = [];
  const starChanges: PastStarChange[] = [];
  const marks: PastMark[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'answered':
        answers.push(pastAnswer(event));
        break;
      case 'undone':
      case 'judged-right':
        corrections.push(pastCorrection(event));
        break;
      case 'unmarked-known':
        corrections.push(pastCorrection({ ...event, kind: 'undone' }));
        break;
      case 'marked-known':
        marks.push({ id: event.id, at: event.at });
        break;
      case 'starred':
      case 'unstarred':
        starChanges.push({ id: event.id, at: event.at, kind: event.kind });
        break;
      case 'added':
      case 'removed':
      case 'suspended':
      case 'resumed':
        reviewChanges.push({ id: event.id, at: event.at, kind: event.kind });
    }
  }
  return { answers, corrections, reviewChanges, starChanges, marks };
}

function pastAnswer({ id, at, activity, card, grade, answer, durationMs }: AnsweredEvent): PastAnswer {
  const isWrong = grade === 'wrong' || grade === 'again';
  return {
    id,
    at,
    activity,
    card,
    grade,
    durationMs: Math.min(Math.round(durationMs), LONGEST_DURATION_MS),
    given: isWrong ? answer : null,
  };
}

function pastCorrection({ id, at, kind, target }: PastCorrection): PastCorrection {
  return { id, at, kind, target };
}

interface Dated {
  readonly id: string;
  readonly at: number;
}

function withNew<Entry extends Dated>(known: readonly Entry[], added: readonly Entry[]): readonly Entry[] {
  if (added.length === 0) return known;
  const byId = new Map<string, Entry>();
  for (const entry of known) byId.set(entry.id, entry);
  for (const entry of added) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return byId.size === known.length ? known : [...byId.values()].toSorted(byTimeAndId);
}

/** Times can be equal; the id makes the order the same in every browser. */
function byTimeAndId(a: Dated, b: Dated): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** FNV-1a. */
function bucketOf(itemId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < itemId.length; index += 1) {
    hash = Math.imul(hash ^ itemId.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % BUCKET_COUNT;
}
