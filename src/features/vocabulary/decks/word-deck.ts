import {
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  union,
  variant,
  type InferOutput,
} from 'valibot';
import { WORD_FILTERS } from '#domain/vocabulary/vocabulary.ts';

/** Kinds of words that are a deck of their own (MEM-21). */
export const WORD_PICKS = ['verb', 'noun', 'adjective', 'het', 'de'] as const;
export type WordPick = (typeof WORD_PICKS)[number];

/** Of a topic: those of one's own lists are texts. */
const topicKey = union([pipe(number(), integer(), minValue(0)), string()]);

/**
 * What is practised as one deck: a description, worked out anew each time, of which nothing is stored but where one is in the
 * browser's history (docs/decisions/0029).
 */
export const wordDeckSchema = variant('of', [
  object({ of: literal('list'), topic: topicKey, list: string(), filter: picklist(WORD_FILTERS) }),
  /** Of one topic, or of all. */
  object({ of: literal('pick'), pick: picklist(WORD_PICKS), topic: nullable(topicKey) }),
  object({ of: literal('search'), query: string() }),
  /** What was answered wrong in the last seven days, of whatever kind. */
  object({ of: literal('mistakes') }),
  /** What has a star, of whatever kind. */
  object({ of: literal('stars') }),
]);
export type WordDeck = InferOutput<typeof wordDeckSchema>;
