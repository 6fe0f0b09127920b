import { useEffect } from 'react';
import {
  FALLBACK_DATA,
  useVocabularyFile,
  type VocabularyData,
} from '#features/vocabulary/vocabulary-file.ts';
import { showToast } from '#ui/toast.ts';

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
