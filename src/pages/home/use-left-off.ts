import { useCallback } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { isOpenWord } from '#learning/rules/next-words.ts';
import { lastPractised } from '#learning/rules/study-past.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { gamesUnderWay, type GameUnderWay } from '#practice/games-under-way.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** Where the person left off (MEM-20). */
export interface LeftOff {
  readonly games: readonly GameUnderWay[];
  /** What was practised last: a list of words, a lesson, a section. Null: nothing, or nothing that can be found now. */
  readonly topic: ItemTopic | null;
}

/** With more of them it would be a list, not a reminder. */
const SHOWN = 2;

/** The rest of the list that was left or, where that is done, the next list; anything else as it was. */
async function topicToGoOn(
  catalogue: Catalogue,
  itemId: string,
  isBegun: (id: string) => boolean,
): Promise<ItemTopic | null> {
  const bank = catalogue.bankOf(itemId)?.bank;
  const next = bank?.hasCards && (await catalogue.nextTopic(bank, (id) => !isBegun(id), itemId));
  if (next) return next;
  let topic: ItemTopic | null = null;
  await catalogue.topicsOf([itemId], (topics) => {
    topic = topics.get(itemId) ?? null;
  });
  return topic;
}

/** Null while it is looked up: it may need the file of words. */
export function useLeftOff(catalogue: Catalogue, projection: Projection | null): LeftOff | null {
  const platform = usePlatform();
  const { parts } = useCourse();
  const load = useCallback(async (): Promise<LeftOff | null> => {
    if (projection === null) return null;
    const games = await gamesUnderWay(platform, parts);
    const last = lastPractised(projection)?.itemId;
    const isBegun = (id: string) => !isOpenWord(projection, id);
    const topic = last === undefined ? null : await topicToGoOn(catalogue, last, isBegun);
    return { games: games.slice(0, topic === null ? SHOWN : SHOWN - 1), topic };
  }, [platform, parts, catalogue, projection]);
  return loadedOr(useLoaded(load), null);
}
