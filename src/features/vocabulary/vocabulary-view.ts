import {
  array,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  union,
  variant,
} from 'valibot';
import { wordDeckSchema, type WordDeck } from '#features/vocabulary/decks/word-deck.ts';
import { WAY_IDS, type WayId } from '#features/vocabulary/ways/study-way.ts';
import { type Topic, WORD_FILTERS, type WordFilter } from '#domain/vocabulary/vocabulary.ts';

const wholeNumber = pipe(number(), integer(), minValue(0));

/** Views that were kept before topics could be narrowed down hold none. */
const wordFilter = optional(picklist(WORD_FILTERS), 'all');

const topicKey = union([wholeNumber, string()]);

const viewSchema = variant('kind', [
  object({ kind: literal('topics'), query: string() }),
  object({ kind: literal('own-lists') }),
  object({ kind: literal('topic'), topic: topicKey, filter: wordFilter }),
  object({
    kind: literal('cards'),
    topic: topicKey,
    list: string(),
    filter: wordFilter,
    only: optional(array(string())),
    card: wholeNumber,
    from: picklist(['topic', 'search']),
  }),
  object({ kind: literal('deck-maker') }),
  object({ kind: literal('deck'), deck: wordDeckSchema }),
  object({ kind: literal('study'), deck: wordDeckSchema, way: picklist(WAY_IDS) }),
]);

/** What the vocabulary page shows. Topics go by their key, lists by their title, which stays when lists are added. */
export type VocabularyView =
  | {
      readonly kind: 'topics';
      /** What was searched for when the view was left. */
      readonly query: string;
    }
  /** One's own lists, to look after (MEM-15). */
  | { readonly kind: 'own-lists' }
  | { readonly kind: 'topic'; readonly topic: Topic['key']; readonly filter: WordFilter }
  | {
      readonly kind: 'cards';
      readonly topic: Topic['key'];
      readonly list: string;
      readonly filter: WordFilter;
      /** The ids of those that are asked again; all of them where left out. */
      readonly only?: readonly string[] | undefined;
      /** The place in the deck of the words that the filter lets through, from 0: it brings a person back to the card they left. */
      readonly card: number;
      /** What the entry below in the history shows. */
      readonly from: 'topic' | 'search';
    }
  | DeckView;

/** What has to do with decks of any words, and with ways to study them. */
export type DeckView =
  | { readonly kind: 'deck-maker' }
  /** A deck, and the ways to study it. */
  | { readonly kind: 'deck'; readonly deck: WordDeck }
  | { readonly kind: 'study'; readonly deck: WordDeck; readonly way: WayId };

export const FIRST_VIEW: VocabularyView = { kind: 'topics', query: '' };

/** A view from the browser's history, or null when something else stands there. */
export function parseVocabularyView(value: unknown): VocabularyView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}

/** So many words a card shows of what is inside (VOC-01). */
export const PREVIEWED_WORDS = 4;

export const WORD_FILTER_LABELS: Readonly<Record<WordFilter, string>> = {
  all: 'All',
  noun: 'Nouns',
  verb: 'Verbs',
  adjective: 'Adjectives',
  other: 'Other words',
};
