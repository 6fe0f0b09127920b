import { useEffect } from 'react';
import type { CultureTopic } from '#domain/culture/culture.ts';
import { useCultureFiles } from '#features/culture/culture-file.ts';
import { LOADING, type DataFileState } from '#services/data-files/data-file-cache.ts';
import { showToast } from '#ui/toast.ts';

interface Culture {
  readonly file: DataFileState<readonly CultureTopic[]>;
  /** Fetches the words once more after they could not be had. */
  readonly retry: () => void;
}

/** The culture words; a message when they can't be had (CUL-05). */
export function useCulture(): Culture {
  const { states, retry } = useCultureFiles();
  const file = states[0] ?? LOADING;
  const failed = file.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({
      title: 'Loading Error',
      description: 'There was a problem loading the culture content.',
      tone: 'danger',
    });
  }, [failed]);
  return { file, retry };
}
