import {
  check,
  finite,
  literal,
  maxValue,
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

/** How an answer went: right or wrong where the app can tell, again to easy where the person rates it. */
export const STUDY_GRADES = ['right', 'wrong', 'again', 'hard', 'good', 'easy'] as const;
export type StudyGrade = (typeof STUDY_GRADES)[number];

/**
 * The cards of one item, scheduled apart (MEM-05): its meaning, or, of a question, its answer; the Dutch word said to its picture
 * (PIC-01); the article of a noun; the Dutch word typed, from its English or by ear. In the order in which they are begun.
 */
export const CARD_KINDS = ['meaning', 'picture', 'article', 'typed', 'heard'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What becomes of an item in review. */
export const REVIEW_CHANGES = ['added', 'removed', 'suspended', 'resumed'] as const;
export type ReviewChange = (typeof REVIEW_CHANGES)[number];

/** A star on an item, which puts it into a custom deck, or its removal. */
export const STAR_CHANGES = ['starred', 'unstarred'] as const;
export type StarChange = (typeof STAR_CHANGES)[number];

/** One answer, as a screen hands it in. */
export interface StudyAnswer {
  /** The stable id of the word, question, sentence or text, with its kind in front: `word:afspraak` (MEM-02). */
  readonly itemId: string;
  readonly activity: StudyActivity;
  readonly grade: StudyGrade;
  /** What the person chose or typed; null where nothing is given (a card that was turned). */
  readonly answer: string | null;
  /** From seeing the item to answering, in ms. */
  readonly durationMs: number;
  /** Which card of the item was answered; its meaning where it isn't said. */
  readonly card?: CardKind;
}

/** The shape in which events are written today. One that changes the meaning of a field gets the next number. */
export const EVENT_VERSION = 1;

interface EventOfItem {
  readonly version: typeof EVENT_VERSION;
  /** A uuid. The log is a set by it: the same event twice is one event. */
  readonly id: string;
  /** Milliseconds since 1970, as the device believed. */
  readonly at: number;
  /** The random id of the browser it was made in. */
  readonly browser: string;
  /** Also of a correction, so that all there is to know of an item can be told from its own events. */
  readonly itemId: string;
}

export interface AnsweredEvent extends EventOfItem, StudyAnswer {
  readonly kind: 'answered';
  readonly card: CardKind;
}

/** Takes an event of the same item back, also another `undone`; or counts an answer as right (MEM-09). */
export interface CorrectionEvent extends EventOfItem {
  readonly kind: 'undone' | 'judged-right';
  /** The id of the event that is meant. It may come later than this one, or never. */
  readonly target: string;
}

export interface ReviewEvent extends EventOfItem {
  readonly kind: ReviewChange;
}

export interface StarEvent extends EventOfItem {
  readonly kind: StarChange;
}

/** One entry of the study log. Entries are only ever added, never rewritten (MEM-01, MEM-17). */
export type StudyEvent = AnsweredEvent | CorrectionEvent | ReviewEvent | StarEvent;

/** What a `Date` can hold. */
const LAST_INSTANT = 8.64e15;

const text = pipe(string(), nonEmpty());
const notNegative = pipe(number(), finite(), minValue(0));
const eventOfItem = {
  version: literal(EVENT_VERSION),
  id: text,
  at: pipe(notNegative, maxValue(LAST_INSTANT)),
  browser: text,
  itemId: pipe(
    string(),
    check((id) => parseItemId(id) !== null),
  ),
};
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
]);

/**
 * A study event out of anything: what was stored, imported or came from another tab may be damaged (QUA-18). Null where it is no
 * event, or one of a kind or version that this app doesn't know: it is left out of what is worked out, and stays in the log as it
 * came. Fields that don't belong to it are left out. Never throws.
 */
export function parseStudyEvent(input: unknown): StudyEvent | null {
  const parsed = safeParse(studyEventSchema, input);
  return parsed.success ? parsed.output : null;
}
