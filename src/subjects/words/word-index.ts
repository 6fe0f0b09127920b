import { useCallback } from 'react';
import { type WordIndex, indexWords, indexWordsInPieces } from '#dutch/vocabulary/search-words.ts';
import { type Vocabulary, type Word, allWords } from '#dutch/vocabulary/vocabulary.ts';
import { searchForms } from './search-forms.ts';
import { inPieces, nextTask } from '#browser/clock.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { type Loading, useLoaded } from '#components/use-loaded.ts';

const indexes = new WeakMap<Vocabulary, WordIndex>();
/** The indexes that include the forms, which take longest. */
const readyIndexes = new WeakMap<Vocabulary, WordIndex>();

/** Builds the search index of the words at once; the forms follow with the first search that needs them (QUA-05). */
export function wordIndexOf(vocabulary: Vocabulary): WordIndex {
  const index =
    readyIndexes.get(vocabulary) ??
    indexes.get(vocabulary) ??
    indexWords(distinct(allWords(vocabulary)), searchForms);
  indexes.set(vocabulary, index);
  return index;
}

/**
 * The search index of the words; null until it is ready. For somebody about to type: built in pieces, so that a letter typed meanwhile
 * appears at once (QUA-04).
 */
export function useWordIndex(vocabulary: Vocabulary): WordIndex | null {
  const { clock } = usePlatform();
  const load = useCallback(
    async ({ signal }: Loading<void>) => {
      // Wait until the box is drawn with the focus.
      await nextTask(clock);
      if (signal.aborted || readyIndexes.has(vocabulary)) return;
      const indexing = indexWordsInPieces(distinct(allWords(vocabulary)), searchForms);
      readyIndexes.set(vocabulary, await inPieces(indexing, clock));
    },
    [vocabulary, clock],
  );
  useLoaded(load);
  return readyIndexes.get(vocabulary) ?? null;
}

/** A word may be in several custom lists, and is found once. */
function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.id, word])).values()];
}
