import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';

/** What endless practice can ask: each kind makes its questions from checked word data by rules of `domain/dutch`. */
export const PRACTICE_KINDS = [
  'plural',
  'de-het',
  'diminutive',
  'present',
  'imperfectum',
  'perfectum',
  'comparative',
  'adjective-ending',
  'separable-verb',
  'niet-geen',
  'word-order-main',
  'word-order-inversion',
  'word-order-subordinate',
] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** The topic that each kind practises most of all. */
export const PRACTICE_TOPICS: Readonly<Record<PracticeKind, GrammarTopicId>> = {
  plural: 'nouns',
  'de-het': 'nouns',
  diminutive: 'nouns',
  present: 'werkwoorden',
  imperfectum: 'imperfectum',
  perfectum: 'perfectum',
  comparative: 'adjectives',
  'adjective-ending': 'adjectives',
  'separable-verb': 'werkwoorden',
  'niet-geen': 'negation',
  'word-order-main': 'hoofdzinnen',
  'word-order-inversion': 'inversie',
  'word-order-subordinate': 'subordinateclauses',
};
