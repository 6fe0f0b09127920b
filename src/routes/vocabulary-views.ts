import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  literal,
  nullable,
  object,
  optional,
  picklist,
  string,
  union,
  variant,
  type InferOutput,
} from 'valibot';
import { WORD_FILTERS, type WordFilter } from '#dutch/vocabulary/vocabulary.ts';
import { onlyIds, pageViews, wholeNumber } from './page-views.ts';

/** Kinds of words that have their own list (MEM-21). */
export const WORD_PICKS = ['verb', 'noun', 'adjective', 'het', 'de'] as const;
export type WordPick = (typeof WORD_PICKS)[number];

/** The exercises with a list (MEM-21). */
const WAY_IDS = ['cards', 'typed', 'heard', 'pairs', 'article'] as const;
export type WayId = (typeof WAY_IDS)[number];

/** Numbers for the app's topics, texts for custom lists. */
const topicKey = union([wholeNumber, string()]);

/** Views stored before topics had filters contain none. */
const wordFilter = optional(picklist(WORD_FILTERS), 'all');

/**
 * A list to practise: a description that is evaluated each time. Only the position is stored, in the browser's history
 * (docs/decisions/0029).
 */
const deck = variant('of', [
  object({ of: literal('list'), topic: topicKey, list: string(), filter: picklist(WORD_FILTERS) }),
  /** Of one topic, or of all. */
  object({ of: literal('pick'), pick: picklist(WORD_PICKS), topic: nullable(topicKey) }),
  object({ of: literal('search'), query: string() }),
  /** Wrong answers of the last seven days, of any kind. */
  object({ of: literal('mistakes') }),
  /** Items with a star, of any kind. */
  object({ of: literal('stars') }),
]);
export type WordDeck = InferOutput<typeof deck>;

/**
 * The views of the vocabulary page. Topics are identified by their key, lists by their title, which stays when lists are
 * added.
 */
export const VOCABULARY_VIEWS = pageViews(
  variant('kind', [
    /** `query`: the search when the view was left. */
    object({ kind: literal('topics'), query: string() }),
    /** The custom lists, to manage them (MEM-15). */
    object({ kind: literal('own-lists') }),
    object({ kind: literal('topic'), topic: topicKey, filter: wordFilter }),
    object({
      kind: literal('cards'),
      topic: topicKey,
      list: string(),
      filter: wordFilter,
      only: onlyIds,
      /** The position among the words that pass the filter, from 0, to return to the same card. */
      card: wholeNumber,
      /** The view of the previous history entry. */
      from: picklist(['topic', 'search']),
    }),
    /** The next words of the path (PTH-02). */
    object({ kind: literal('next'), count: wholeNumber }),
    object({ kind: literal('deck-maker') }),
    /** A list, and the exercises with it. */
    object({ kind: literal('deck'), deck }),
    object({ kind: literal('study'), deck, way: picklist(WAY_IDS) }),
  ]),
  { kind: 'topics', query: '' },
);
export type VocabularyView = typeof VOCABULARY_VIEWS.first;

/** The views for lists of any words and their exercises. */
export type DeckView = Extract<VocabularyView, { kind: 'deck-maker' | 'deck' | 'study' }>;

export const WORD_FILTER_LABELS: Readonly<Record<WordFilter, MessageDescriptor>> = {
  all: msg`All`,
  noun: msg`Nouns`,
  verb: msg`Verbs`,
  adjective: msg`Adjectives`,
  other: msg`Other words`,
};
