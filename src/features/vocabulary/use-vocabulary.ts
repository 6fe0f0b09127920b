import { useEffect } from 'react';
import { useVocabularyFile } from '#features/vocabulary/vocabulary-file.ts';
import { FALLBACK_VOCABULARY } from '#domain/vocabulary/fallback-vocabulary.ts';
import type { Vocabulary } from '#domain/vocabulary/vocabulary.ts';
import { showToast } from '#ui/toast.ts';

type VocabularyState =
  | { readonly phase: 'loading'; readonly retries: number }
  | { readonly phase: 'ready'; readonly data: Vocabulary };

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
  return file.phase === 'failed' ? { phase: 'ready', data: FALLBACK_VOCABULARY } : file;
}
