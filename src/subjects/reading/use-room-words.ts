import { useCallback } from 'react';
import { lexiconOf, type Lexicon } from '#lexicon/list-lexicon.ts';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { knowledgeOf, type Knowledge } from '#learning/rules/knowledge.ts';
import { loadWordPath } from '#learning/word-path.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';
import { localDay } from '#lib/calendar-day.ts';

/** The words of the lists, as texts need them. */
export interface RoomWords {
  readonly lexicon: Lexicon;
  /** By their items, in the order of the path. */
  readonly wordOf: ReadonlyMap<string, Word>;
}

/** Undefined while they are loaded, null if they cannot be. */
export function useRoomWords(): RoomWords | null | undefined {
  const platform = usePlatform();
  const loaded = useLoaded(useCallback(() => loadRoomWords(platform), [platform]));
  if (loaded.phase === 'loaded') return loaded.value;
  return loaded.phase === 'failed' ? null : undefined;
}

async function loadRoomWords(platform: FilePlatform): Promise<RoomWords> {
  const [lexicon, { words }] = await Promise.all([lexiconOf(platform), loadWordPath(platform)]);
  return { lexicon, wordOf: new Map(words.map((word) => [itemId('word', word.id), word])) };
}

/** What review knows of a word, by its item; null while the log is read. */
export function useKnowledge(): ((id: string) => Knowledge) | null {
  const { projection, status } = useProjection();
  const knowledge = useCallback((id: string) => knowledgeOf(projection, id, localDay), [projection]);
  return status === 'reading' ? null : knowledge;
}
