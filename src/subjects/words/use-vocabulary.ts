import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { buildOwnTopic } from '#dutch/vocabulary/build-vocabulary.ts';
import { FALLBACK_VOCABULARY } from '#dutch/vocabulary/fallback-vocabulary.ts';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import { type DataFileState, LOADING } from '#data-files/data-file-cache.ts';
import { vocabularyData, vocabularyFile, type VocabularyData } from '#data-files/vocabulary-file.ts';
import { ownListStore } from '#learning/own-lists/own-list-store.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { showToast } from '#ui/toast.ts';

/** As a group of one file, so that the person can try again. */
const useVocabularyFiles = dataFilesHook([vocabularyFile]);

/** Replaces the lists when they can't be loaded (VOC-07). */
const FALLBACK_DATA = vocabularyData(FALLBACK_VOCABULARY, false);

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
  const { i18n } = useLingui();
  const { states, retry } = useVocabularyFiles();
  const file = states[0] ?? LOADING;
  const failed = file.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({
      title: i18n._(msg`Loading Error`),
      description: i18n._(msg`There was a problem loading the vocabulary lists.`),
      tone: 'danger',
    });
  }, [failed, i18n]);
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
