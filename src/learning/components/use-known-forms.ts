import { useCallback, useState } from 'react';
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
  const path = useLoaded(useCallback(() => loadWordPath(platform), [platform]));
  if (known === undefined && path.phase === 'loaded' && status !== 'reading')
    setKnown(formsKnown(path.value.words, projection));
  return known;
}

export function formsKnown(words: readonly Word[], projection: Projection): ReadonlySet<string> {
  return knownForms(words.filter(({ id }) => isFamiliarWord(projection, itemId('word', id))));
}
