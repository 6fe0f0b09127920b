import type { PracticeKind } from './practice-kind.ts';

/**
 * Text with Dutch in it: English, in which `*…*` is Dutch and `[…]` inside Dutch is what the eye should fall on:
 * `The verb comes last: *omdat ik een vraag [heb]*.` Fields named `dutch` are Dutch as a whole and know only `[…]`.
 * It is read by `readMarkedText` (`lib/marked-text.ts`).
 */
export type MarkedText = string;

/** The same text in both languages (GRA-02). The Dutch is simple: A2. */
export interface BothLanguages {
  readonly english: string;
  readonly dutch: string;
}

/** A sentence that can be heard, what it means, and if need be what to notice. */
export interface LessonExample {
  /** Dutch, with `[…]` around what the lesson is about. */
  readonly dutch: string;
  readonly english: string;
  readonly note?: MarkedText;
}

/** A mistake that learners make, and how it is said. */
export interface LessonContrast {
  /** Dutch; `[…]` around the mistake. */
  readonly wrong: string;
  /** Dutch; `[…]` around what was put right. */
  readonly right: string;
  readonly english: string;
  readonly why: MarkedText;
}

/** What a part of a sentence does; each has a colour and a label of its own on screen. */
export const SENTENCE_PARTS = [
  'conjunction',
  'subject',
  'finite-verb',
  'time',
  'object',
  'manner',
  'place',
  'other-verb',
  'particle',
  'negation',
  'rest',
] as const;
export type SentencePart = (typeof SENTENCE_PARTS)[number];

/** The places of a main clause: 1-2-3, and in detail 1-2-3A-3B-3C-4 (GRA-09). */
export const SENTENCE_PLACES = ['1', '2', '3', '3A', '3B', '3C', '4'] as const;
export type SentencePlace = (typeof SENTENCE_PLACES)[number];

/** A part of a sentence in its field. Small letters and no final stop: the view puts both where they belong. */
export interface SentenceField {
  readonly part: SentencePart;
  /** Left out where no number belongs, as in a subordinate clause. */
  readonly place?: SentencePlace;
  readonly text: string;
}

export interface FieldedSentence {
  readonly english: string;
  readonly fields: readonly SentenceField[];
  /** Ends the sentence; a full stop unless said otherwise. */
  readonly end?: '.' | '?' | '!';
}

/** A sentence whose parts move when another one comes first (GRA-10). */
export interface MovableSentence {
  readonly english: string;
  readonly parts: readonly { readonly part: SentencePart; readonly text: string }[];
  /** The ways to say it; the first is shown at first. `order` names parts by their index, each exactly once. */
  readonly orders: readonly { readonly label: string; readonly order: readonly number[] }[];
}

/** What a lesson is made of. Drawn by one view: a new lesson needs no code. */
export type LessonBlock =
  | { readonly kind: 'text'; readonly text: MarkedText }
  /** The rule in one or two sentences, set apart. */
  | { readonly kind: 'rule'; readonly text: MarkedText }
  /** What to do, one after another. */
  | { readonly kind: 'steps'; readonly steps: readonly MarkedText[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** As many cells as columns; the first names the row. */
      readonly rows: readonly (readonly MarkedText[])[];
    }
  | { readonly kind: 'examples'; readonly examples: readonly LessonExample[] }
  | { readonly kind: 'contrast'; readonly pairs: readonly LessonContrast[] }
  | { readonly kind: 'exceptions'; readonly title: string; readonly items: readonly MarkedText[] }
  /** Something that helps to remember or to find out. */
  | { readonly kind: 'tip'; readonly text: MarkedText }
  /** Sentences as coloured, labelled fields, below each other under the same places. */
  | { readonly kind: 'fields'; readonly caption: string; readonly sentences: readonly FieldedSentence[] }
  | { readonly kind: 'inversion'; readonly caption: string; readonly sentence: MovableSentence };

/** A part of a lesson with a heading of its own (GRA-02). */
export interface LessonCard {
  /** Unique in its lesson; kebab-case. */
  readonly id: string;
  readonly heading: BothLanguages;
  readonly introduction: BothLanguages;
  readonly blocks: readonly LessonBlock[];
  /** What practises just this; that of its lesson unless said otherwise (GRA-23). */
  readonly practice?: readonly PracticeKind[];
}

/** The lessons; `werkwoorden` and `adjectives` have a menu of theirs (GRA-07, GRA-12), others a lesson that goes further. */
export const LESSON_IDS = [
  'klinkers',
  'basic-conjugation',
  'two-verb-sentences',
  'position-verbs',
  'separable-verbs',
  'negation',
  'hoofdzinnen',
  'inversie',
  'nouns',
  'comparisons',
  'inflection',
  'referencewords',
  'er',
  'subordinateclauses',
  'relative-clauses',
  'om-te',
  'long-sentences',
  'imperfectum',
  'past-modals',
  'perfectum',
  'pronouns',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  readonly id: LessonId;
  readonly cards: readonly LessonCard[];
}
