import { useCallback, useState } from 'react';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import { knownForms } from '#dutch/vocabulary/fitting-example.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { isFamiliarWord } from '#learning/rules/next-words.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { loadWordPath } from '#learning/word-path.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';
import { useProjection } from './use-projection.ts';

/**
 * All forms of the words that the person knew when the view opened, to choose a sentence that fits (PTH-04); undefined
 * until they are known.
 */
export function useKnownForms(): ReadonlySet<string> | undefined {
  const platform = usePlatform();
  const { projection, status } = useProjection();
  const [known, setKnown] = useState<ReadonlySet<string> | undefined>(undefined);
  const words = useLoaded(useCallback(() => loadedWords(platform), [platform]));
  if (known === undefined && words.phase === 'loaded' && status !== 'reading')
    setKnown(formsKnown(words.value, projection));
  return known;
}

/** None where the lists could not be loaded: trying again would take the built-in words off the screen. */
async function loadedWords(platform: FilePlatform): Promise<readonly Word[]> {
  if (vocabularyFile(platform).getState().phase === 'failed') return [];
  return (await loadWordPath(platform)).words;
}

export function formsKnown(words: readonly Word[], projection: Projection): ReadonlySet<string> {
  return knownForms(words.filter(({ id }) => isFamiliarWord(projection, itemId('word', id))));
}
