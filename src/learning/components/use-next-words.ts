import { useCallback, useMemo } from 'react';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { isOpenWord, nextWords } from '#learning/rules/next-words.ts';
import { loadWordPath, type WordPath } from '#learning/word-path.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { TOPIC_FIRST } from '#storage/study-values.ts';
import { useProjection } from './use-projection.ts';

export type NextWords =
  /** The words or the log are still being read. */
  | { readonly phase: 'loading' }
  /** The words cannot be loaded now. */
  | { readonly phase: 'failed' }
  /** Fewer than asked for at the end of the path. */
  | { readonly phase: 'ready'; readonly words: readonly Word[]; readonly path: WordPath };

/**
 * The next words to learn (PTH-02), and a function to load them again after a failure. They change with every answer,
 * so a view that shows them one after another has to hold on to the first result.
 */
export function useNextWords(count: number): NextWords & { readonly retry: () => void } {
  const platform = usePlatform();
  const { projection, status } = useProjection();
  const [topicFirst] = useStoredState(TOPIC_FIRST);
  const loaded = useLoaded(useCallback(() => loadWordPath(platform), [platform]));
  const path = loaded.phase === 'loaded' ? loaded.value : null;
  const next = useMemo(() => (path === null ? null : indexed(path, topicFirst)), [path, topicFirst]);
  const words = useMemo(
    () =>
      next === null || status === 'reading'
        ? null
        : nextWords(next.order, (id) => isOpenWord(projection, id), count, next.first).flatMap(
            (id) => next.wordOf.get(id) ?? [],
          ),
    [next, status, projection, count],
  );
  const { retry } = loaded;
  if (loaded.phase === 'failed') return { phase: 'failed', retry };
  if (path === null || words === null) return { phase: 'loading', retry };
  return { phase: 'ready', words, path, retry };
}

/** The path by item ids. An unknown topic, from another version, is ignored. */
function indexed({ words, vocabulary }: WordPath, topicFirst: number | null) {
  const wordOf = new Map(words.map((word) => [itemId('word', word.id), word]));
  const topic = vocabulary.topics.find(({ key }) => key === topicFirst);
  const first = topic?.subsections.flatMap((list) => list.words.map(({ id }) => itemId('word', id))) ?? [];
  return { wordOf, order: [...wordOf.keys()], first: new Set(first) };
}
