import { useEffect } from 'react';
import { readCsvRows } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary } from '#domain/vocabulary/build-vocabulary.ts';
import { FALLBACK_VOCABULARY } from '#domain/vocabulary/fallback-vocabulary.ts';
import { type WordIndex, indexWords } from '#domain/vocabulary/search-words.ts';
import { type Vocabulary, type Word, allWords } from '#domain/vocabulary/vocabulary.ts';
import { sharedFile } from '#services/data-files/data-file-cache.ts';
import { reportSkippedRows } from '#services/data-files/report-skipped-rows.ts';
import { dataFileHook } from '#shared/data-files/data-file-hooks.ts';
import { showToast } from '#ui/toast.ts';

const PATH = '/vocabulary.csv';

/** Where a word stands: its topic's number, its list's title, and its place in the deck from 0. */
export interface WordPlace {
  readonly topic: number;
  readonly list: string;
  readonly card: number;
}

/** The words, and what is worked out of them once, when they arrive (QUA-05). */
export interface VocabularyData {
  readonly vocabulary: Vocabulary;
  readonly index: WordIndex;
  readonly places: ReadonlyMap<Word, WordPlace>;
  /** These are the built-in words: what is remembered of the real ones must not suffer from them. */
  readonly isFallback: boolean;
}

/** The word lists (VOC-07). */
export const vocabularyFile = sharedFile<VocabularyData>({
  path: PATH,
  async read(text, { clock, report }) {
    const { rows, skipped } = readCsvRows(text, vocabularyRowSchema);
    reportSkippedRows(report, PATH, skipped);
    if (rows.length === 0) throw new Error(`${PATH} holds no usable row`);
    // On a slow phone the rest, which draws the page, takes as long again.
    await new Promise<void>((resolve) => void clock.after(0, resolve));
    return vocabularyData(buildVocabulary(rows, VOCABULARY_TOPICS), false);
  },
});

const useVocabularyFile = dataFileHook(vocabularyFile);

/** What stands in for the lists when they can't be had (VOC-07). */
const FALLBACK_DATA = vocabularyData(FALLBACK_VOCABULARY, true);

function vocabularyData(vocabulary: Vocabulary, isFallback: boolean): VocabularyData {
  return { vocabulary, index: indexWords(allWords(vocabulary)), places: placesOf(vocabulary), isFallback };
}

function placesOf({ topics }: Vocabulary): Map<Word, WordPlace> {
  const places = new Map<Word, WordPlace>();
  for (const topic of topics) {
    for (const { title, words } of topic.subsections) {
      for (const [card, word] of words.entries())
        places.set(word, { topic: topic.number, list: title, card });
    }
  }
  return places;
}

type VocabularyState =
  | { readonly phase: 'loading'; readonly retries: number }
  | { readonly phase: 'ready'; readonly data: VocabularyData };

/** The word lists; two built-in words and a message when they can't be had (VOC-07). */
export function useVocabulary(): VocabularyState {
  const file = useVocabularyFile();
  const failed = file.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({
      title: 'Loading Error',
      description: 'There was a problem loading the vocabulary lists.',
      tone: 'danger',
    });
  }, [failed]);
  return file.phase === 'failed' ? { phase: 'ready', data: FALLBACK_DATA } : file;
}
