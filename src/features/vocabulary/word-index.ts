import { type WordIndex, indexWords } from '#domain/vocabulary/search-words.ts';
import { type Vocabulary, type Word, allWords } from '#domain/vocabulary/vocabulary.ts';
import { searchForms } from '#features/vocabulary/search-forms.ts';

const indexes = new WeakMap<Vocabulary, WordIndex>();

/** The words made ready for searching: by the first search, since most visits to the page have none (QUA-05). */
export function wordIndexOf(vocabulary: Vocabulary): WordIndex {
  const index = indexes.get(vocabulary) ?? indexWords(distinct(allWords(vocabulary)), searchForms);
  indexes.set(vocabulary, index);
  return index;
}

/** A word may stand in several lists of one's own, and is found once. */
function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.id, word])).values()];
}
