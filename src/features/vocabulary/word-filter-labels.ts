import type { WordFilter } from '#domain/vocabulary/word-filter.ts';

export const WORD_FILTER_LABELS: Readonly<Record<WordFilter, string>> = {
  all: 'All',
  noun: 'Nouns',
  verb: 'Verbs',
  adjective: 'Adjectives',
  other: 'Other words',
};
