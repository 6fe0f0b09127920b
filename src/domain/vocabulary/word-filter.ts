import type { Subsection, Word } from '#domain/vocabulary/vocabulary.ts';

/** Kinds of words that a topic can be narrowed down to; `other` is what has none of the other names. */
export const WORD_FILTERS = ['all', 'noun', 'verb', 'adjective', 'other'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

const OWN_NAMES: ReadonlySet<string> = new Set(WORD_FILTERS);

/** Those words that the filter lets through, in their order. */
export function filterWords(words: readonly Word[], filter: WordFilter): readonly Word[] {
  return filter === 'all' ? words : words.filter((word) => filterOf(word) === filter);
}

/** A list with only the words that the filter lets through: it may have none. */
export function filterSubsection(subsection: Subsection, filter: WordFilter): Subsection {
  return filter === 'all' ? subsection : { ...subsection, words: filterWords(subsection.words, filter) };
}

function filterOf({ kind }: Word): string {
  return kind !== undefined && OWN_NAMES.has(kind) ? kind : 'other';
}
