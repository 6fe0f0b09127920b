import {
  array,
  check,
  finite,
  literal,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import { parseItemId } from './item-id.ts';

/** What a person was doing when an answer was given (MEM-01). */
export const STUDY_ACTIVITIES = [
  'flashcard',
  'word-of-the-day',
  'quiz',
  'self-rating',
  'game',
  'review',
  'mock-exam',
] as const;
export type StudyActivity = (typeof STUDY_ACTIVITIES)[number];

/** The grade of an answer: right or wrong if the app can tell, again to easy if the person rates it. */
export const STUDY_GRADES = ['right', 'wrong', 'again', 'hard', 'good', 'easy'] as const;
export type StudyGrade = (typeof STUDY_GRADES)[number];

/**
 * The cards of one item, each with its own schedule (MEM-05): its meaning, or, of a question, its answer; the Dutch word typed by ear; said to its
 * picture (PIC-01); the article of a noun; the word typed from its meaning. In the order in which they are begun.
 */
export const CARD_KINDS = ['meaning', 'heard', 'picture', 'article', 'typed'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The changes of an item's place in review. */
export const REVIEW_CHANGES = ['added', 'removed', 'suspended', 'resumed'] as const;
export type ReviewChange = (typeof REVIEW_CHANGES)[number];

/** A star on an item, which puts it into a custom deck, or its removal. */
export const STAR_CHANGES = ['starred', 'unstarred'] as const;
export type StarChange = (typeof STAR_CHANGES)[number];

/** One answer, as reported by a screen. */
export interface StudyAnswer {
  /** The stable id of the word, question, sentence or text, with its kind first: `word:afspraak` (MEM-02). */
  readonly itemId: string;
  readonly activity: StudyActivity;
  readonly grade: StudyGrade;
  /** What the person chose or typed; null without a given answer (a card that was turned). */
  readonly answer: string | null;
  /** The time from seeing the item to answering, in ms. */
  readonly durationMs: number;
  /** Which card of the item was answered; the meaning by default. */
  readonly card?: CardKind;
}

/** The current version of events. A change in the meaning of a field needs the next number. */
export const EVENT_VERSION = 1;

interface Stamped {
  readonly version: typeof EVENT_VERSION;
  /** A uuid. Events with the same id are the same event. */
  readonly id: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly at: number;
  /** The random id of the browser it was made in. */
  readonly browser: string;
}

export interface EventOfItem extends Stamped {
  /** Also set for a correction, so that an item's events are sufficient to know its state. */
  readonly itemId: string;
}

export interface AnsweredEvent extends EventOfItem, StudyAnswer {
  readonly kind: 'answered';
  readonly card: CardKind;
}

/** Undoes an event of the same item, possibly another `undone`; or counts an answer as right (MEM-09). */
export interface CorrectionEvent extends EventOfItem {
  readonly kind: 'undone' | 'judged-right';
  /** The id of the target event. It may arrive later than this one, or never. */
  readonly target: string;
}

export interface ReviewEvent extends EventOfItem {
  readonly kind: ReviewChange;
}

export interface StarEvent extends EventOfItem {
  readonly kind: StarChange;
}

/** Says that the person knew words before they studied them here: one word, a list, or what a placement found (PTH-01). */
export interface MarkEvent extends Stamped {
  readonly kind: 'marked-known';
  readonly itemIds: readonly string[];
}

/** Takes a mark back as a whole. It names the items, too, so that an item's events are sufficient to know its state. */
export interface UnmarkEvent extends Stamped {
  readonly kind: 'unmarked-known';
  readonly itemIds: readonly string[];
  /** The id of the mark. */
  readonly target: string;
}

/** One entry of the study log. Entries are only ever added, never rewritten (MEM-01, MEM-17). */
export type StudyEvent = AnsweredEvent | CorrectionEvent | ReviewEvent | StarEvent | MarkEvent | UnmarkEvent;

/** The items that an event is about. */
export function itemsOfEvent(event: StudyEvent): readonly string[] {
  return 'itemIds' in event ? event.itemIds : [event.itemId];
}

/** The largest time of a `Date`. */
const LAST_INSTANT = 8.64e15;

const text = pipe(string(), nonEmpty());
const notNegative = pipe(number(), finite(), minValue(0));
const stamped = {
  version: literal(EVENT_VERSION),
  id: text,
  at: pipe(notNegative, maxValue(LAST_INSTANT)),
  browser: text,
};
const itemId = pipe(
  string(),
  check((id) => parseItemId(id) !== null),
);
const eventOfItem = { ...stamped, itemId };
const itemIds = pipe(array(itemId), minLength(1));
const studyEventSchema = variant('kind', [
  object({
    ...eventOfItem,
    kind: literal('answered'),
    activity: picklist(STUDY_ACTIVITIES),
    grade: picklist(STUDY_GRADES),
    answer: nullable(string()),
    durationMs: notNegative,
    card: picklist(CARD_KINDS),
  }),
  object({ ...eventOfItem, kind: picklist(['undone', 'judged-right']), target: text }),
  object({ ...eventOfItem, kind: picklist(REVIEW_CHANGES) }),
  object({ ...eventOfItem, kind: picklist(STAR_CHANGES) }),
  object({ ...stamped, kind: literal('marked-known'), itemIds }),
  object({ ...stamped, kind: literal('unmarked-known'), itemIds, target: text }),
]);

/**
 * Parses a study event from any input, because stored or imported data, or data from another tab, may be damaged
 * (QUA-18). Null if it is not an event, or of an unknown kind or version: then it is ignored, but stays in the log
 * unchanged. Drops fields that do not belong to it. Never throws.
 */
export function parseStudyEvent(input: unknown): StudyEvent | null {
  const parsed = safeParse(studyEventSchema, input);
  return parsed.success ? parsed.output : null;
}
