import type { PracticeKind } from './practice-kind.ts';

/**
 * English text with Dutch in it: `*…*` is Dutch, and `[…]` inside Dutch is emphasis: `The verb comes last: *omdat ik een vraag [heb]*.`
 * Fields named `dutch` are entirely Dutch and only use `[…]`. It is read by `readMarkedText` (`lib/marked-text.ts`).
 */
export type MarkedText = string;

/** The same text in both languages (GRA-02). The Dutch is simple: A2. */
export interface BothLanguages {
  readonly english: string;
  readonly dutch: string;
}

/** A sentence to hear, its meaning and, if necessary, what to notice. */
export interface LessonExample {
  /** Dutch, with `[…]` around what the lesson is about. */
  readonly dutch: string;
  readonly english: string;
  readonly note?: MarkedText;
}

/** A common mistake, and the right version. */
export interface LessonContrast {
  /** Dutch; `[…]` around the mistake. */
  readonly wrong: string;
  /** Dutch; `[…]` around the correction. */
  readonly right: string;
  readonly english: string;
  readonly why: MarkedText;
}

/** The roles of sentence parts; each has its own colour and label on screen. */
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

/** A part of a sentence in its field. In lower case and without a full stop: the view adds both. */
export interface SentenceField {
  readonly part: SentencePart;
  /** Omitted where no number belongs, as in a subordinate clause. */
  readonly place?: SentencePlace;
  readonly text: string;
}

export interface FieldedSentence {
  readonly english: string;
  readonly fields: readonly SentenceField[];
  /** Ends the sentence; by default a full stop. */
  readonly end?: '.' | '?' | '!';
}

/** A sentence whose parts move when another one comes first (GRA-10). */
export interface MovableSentence {
  readonly english: string;
  readonly parts: readonly { readonly part: SentencePart; readonly text: string }[];
  /** The possible orders; the first is shown at first. `order` lists parts by index, each exactly once. */
  readonly orders: readonly { readonly label: string; readonly order: readonly number[] }[];
}

/** The blocks of a lesson. One view draws them all: a new lesson needs no code. */
export type LessonBlock =
  | { readonly kind: 'text'; readonly text: MarkedText }
  /** The rule in one or two sentences, highlighted. */
  | { readonly kind: 'rule'; readonly text: MarkedText }
  /** Instructions, one after another. */
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
  /** Something that helps to remember a rule or to work it out. */
  | { readonly kind: 'tip'; readonly text: MarkedText }
  /** Sentences as coloured, labelled fields, with the same places below each other. */
  | { readonly kind: 'fields'; readonly caption: string; readonly sentences: readonly FieldedSentence[] }
  | { readonly kind: 'inversion'; readonly caption: string; readonly sentence: MovableSentence };

/** A part of a lesson with its own heading (GRA-02). */
export interface LessonCard {
  /** Unique in its lesson; kebab-case. */
  readonly id: string;
  readonly heading: BothLanguages;
  readonly introduction: BothLanguages;
  readonly blocks: readonly LessonBlock[];
  /** The practice for this card; by default that of its lesson (GRA-23). */
  readonly practice?: readonly PracticeKind[];
  /** The quiz of its lesson that practises it, where practice without an end would ask what comes later. */
  readonly quiz?: string;
}

/** The lessons; `werkwoorden` and `adjectives` have a menu (GRA-07, GRA-12), others a further lesson. */
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
