import {
  array,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  readonly,
  string,
  union,
  variant,
  type InferOutput,
} from 'valibot';
import { WORD_FILTERS, type WordFilter } from '#dutch/vocabulary/vocabulary.ts';
import { pageViews } from './page-views.ts';

/** Kinds of words that are a deck of their own (MEM-21). */
export const WORD_PICKS = ['verb', 'noun', 'adjective', 'het', 'de'] as const;
export type WordPick = (typeof WORD_PICKS)[number];

/** The ways to study a deck (MEM-21). */
const WAY_IDS = ['cards', 'typed', 'heard', 'pairs', 'article'] as const;
export type WayId = (typeof WAY_IDS)[number];

const wholeNumber = pipe(number(), integer(), minValue(0));

/** Those of one's own lists are texts. */
const topicKey = union([wholeNumber, string()]);

/** Views that were kept before topics could be narrowed down hold none. */
const wordFilter = optional(picklist(WORD_FILTERS), 'all');

/**
 * What is practised as one deck: a description, worked out again each time, of which nothing is stored but where one is in the
 * browser's history (docs/decisions/0029).
 */
const deck = variant('of', [
  object({ of: literal('list'), topic: topicKey, list: string(), filter: picklist(WORD_FILTERS) }),
  /** Of one topic, or of all. */
  object({ of: literal('pick'), pick: picklist(WORD_PICKS), topic: nullable(topicKey) }),
  object({ of: literal('search'), query: string() }),
  /** What was answered wrong in the last seven days, of whatever kind. */
  object({ of: literal('mistakes') }),
  /** What has a star, of whatever kind. */
  object({ of: literal('stars') }),
]);
export type WordDeck = InferOutput<typeof deck>;

/** What the vocabulary page shows. Topics go by their key, lists by their title, which stays when lists are added. */
export const VOCABULARY_VIEWS = pageViews(
  variant('kind', [
    /** `query`: what was searched for when the view was left. */
    object({ kind: literal('topics'), query: string() }),
    /** One's own lists, to look after (MEM-15). */
    object({ kind: literal('own-lists') }),
    object({ kind: literal('topic'), topic: topicKey, filter: wordFilter }),
    object({
      kind: literal('cards'),
      topic: topicKey,
      list: string(),
      filter: wordFilter,
      /** The ids of those that are asked again; all of them where left out. */
      only: optional(pipe(array(string()), readonly())),
      /** The place in the deck of the words that the filter lets through, from 0: it brings a person back to the card they left. */
      card: wholeNumber,
      /** What the entry below in the history shows. */
      from: picklist(['topic', 'search']),
    }),
    object({ kind: literal('deck-maker') }),
    /** A deck, and the ways to study it. */
    object({ kind: literal('deck'), deck }),
    object({ kind: literal('study'), deck, way: picklist(WAY_IDS) }),
  ]),
  { kind: 'topics', query: '' },
);
export type VocabularyView = typeof VOCABULARY_VIEWS.first;

/** What has to do with decks of any words, and with ways to study them. */
export type DeckView = Extract<VocabularyView, { kind: 'deck-maker' | 'deck' | 'study' }>;

export const WORD_FILTER_LABELS: Readonly<Record<WordFilter, string>> = {
  all: 'All',
  noun: 'Nouns',
  verb: 'Verbs',
  adjective: 'Adjectives',
  other: 'Other words',
};
