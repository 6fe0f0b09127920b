import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildOwnTopic, buildVocabulary } from '#dutch/vocabulary/build-vocabulary.ts';
import { FALLBACK_VOCABULARY } from '#dutch/vocabulary/fallback-vocabulary.ts';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import type { Topic, Vocabulary, Word } from '#dutch/vocabulary/vocabulary.ts';
import { nextTask } from '#browser/clock.ts';
import { csvFile } from '#data-files/csv-file.ts';
import { type DataFileState, LOADING, sharedFile } from '#data-files/data-file-cache.ts';
import { ownListStore } from '#learning/own-lists/own-list-store.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { showToast } from '#ui/toast.ts';

/** The place of a word: its topic, its list's title, and its place in the deck from 0. */
export interface WordPlace {
  readonly topic: Topic['key'];
  readonly list: string;
  readonly card: number;
}

/** The words, and what is derived from them once, when they are loaded. */
export interface VocabularyData {
  readonly vocabulary: Vocabulary;
  readonly places: ReadonlyMap<Word, WordPlace>;
  /** False for the built-in words, and where some failed to load: then what is stored about all words must not be pruned. */
  readonly areAllWords: boolean;
}

/** The word lists (VOC-07). */
export const vocabularyFile = sharedFile<VocabularyData>(
  csvFile({
    path: '/vocabulary.csv',
    schema: vocabularyRowSchema,
    async build(rows, { clock }) {
      // On a slow phone the rest, which draws the page, takes just as long.
      await nextTask(clock);
      return vocabularyData(buildVocabulary(rows, VOCABULARY_TOPICS), true);
    },
  }),
);

/** As a group of one file, so that the person can try again. */
const useVocabularyFiles = dataFilesHook([vocabularyFile]);

/** Replaces the lists when they can't be loaded (VOC-07). */
const FALLBACK_DATA = vocabularyData(FALLBACK_VOCABULARY, false);

function vocabularyData(vocabulary: Vocabulary, areAllWords: boolean): VocabularyData {
  return { vocabulary, places: placesOf(vocabulary), areAllWords };
}

function placesOf({ topics }: Vocabulary): Map<Word, WordPlace> {
  const places = new Map<Word, WordPlace>();
  for (const topic of topics) {
    for (const { title, words } of topic.subsections) {
      for (const [card, word] of words.entries()) places.set(word, { topic: topic.key, list: title, card });
    }
  }
  return places;
}

/** The custom lists, in the order of their names; null while they are read. */
export function useOwnLists(): readonly OwnList[] | null {
  return useStore(ownListStore(usePlatform()));
}

interface VocabularyWords {
  readonly file: DataFileState<VocabularyData>;
  /** What there is to study; null while it is loading. */
  readonly data: VocabularyData | null;
  /** Whether custom lists have been read, if there are any. */
  readonly areOwnRead: boolean;
  /** Loads the words again after they failed to load, or not all did. */
  readonly retry: () => void;
}

/** The word lists and custom lists; two built-in words and a message when they can't be loaded (VOC-07, MEM-15). */
export function useVocabulary(): VocabularyWords {
  const { states, retry } = useVocabularyFiles();
  const file = states[0] ?? LOADING;
  const failed = file.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({
      title: 'Loading Error',
      description: 'There was a problem loading the vocabulary lists.',
      tone: 'danger',
    });
  }, [failed]);
  const ownLists = useOwnLists();
  const data = useMemo(() => withOwnLists(wordsOf(file), ownLists ?? []), [file, ownLists]);
  return { file, data, areOwnRead: ownLists !== null, retry };
}

function withOwnLists(data: VocabularyData | null, lists: readonly OwnList[]): VocabularyData | null {
  if (data === null) return null;
  const topics = lists.map(buildOwnTopic).filter(({ subsections }) => subsections.length > 0);
  if (topics.length === 0) return data;
  return vocabularyData({ topics: [...data.vocabulary.topics, ...topics] }, data.areAllWords);
}

function wordsOf(file: DataFileState<VocabularyData>): VocabularyData | null {
  if (file.phase === 'loading') return null;
  if (file.phase === 'failed') return FALLBACK_DATA;
  return file.shortage === 'rows-missing' ? { ...file.data, areAllWords: false } : file.data;
}
