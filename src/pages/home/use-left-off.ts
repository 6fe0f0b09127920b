import { useCallback, useMemo, useState } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { isOpenWord } from '#learning/rules/next-words.ts';
import { lastPractised } from '#learning/rules/study-past.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { gamesUnderWay, type GameUnderWay } from '#practice/games-under-way.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { LEFT_OFF_PUT_AWAY } from '#storage/session-of-day.ts';

/** Where the person left off (MEM-20). */
export interface LeftOff {
  /** The games and mock exams under way. */
  readonly games: readonly GameUnderWay[];
  /** The one that is offered; null: none, or it was put away. */
  readonly game: GameUnderWay | null;
  /** Without a game, something was practised, and its `topic` is still being looked up. */
  readonly isLookedUp: boolean;
  /** What was practised last: a list of words, a lesson, a section. Null: nothing, or nothing that can be found now. */
  readonly topic: ItemTopic | null;
  readonly putAway: (id: string) => void;
}

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

/**
 * Null until it is known whether a game is under way. The topic may need the file of words: whether there will be one is known
 * before, so that nothing moves. After one was put away, another one is offered from the next visit on.
 */
export function useLeftOff(catalogue: Catalogue, projection: Projection | null): LeftOff | null {
  const platform = usePlatform();
  const { parts } = useCourse();
  const [putAwayId, putAway] = useStoredState(LEFT_OFF_PUT_AWAY);
  const [isQuiet] = useState(putAwayId !== null);
  const loadGames = useCallback(() => gamesUnderWay(platform, parts), [platform, parts]);
  const games = loadedOr(useLoaded(loadGames), null);
  const hasGame = games?.length !== 0;
  const load = useMemo(() => {
    const last =
      projection && !hasGame && lastPractised(projection, (id) => catalogue.bankOf(id) !== null)?.itemId;
    if (!last) return null;
    return async () => {
      const topic = await topicToGoOn(catalogue, last, (id) => !isOpenWord(projection, id));
      const { storage } = platform;
      if (isQuiet && topic !== null && topic.id !== LEFT_OFF_PUT_AWAY.read(storage))
        LEFT_OFF_PUT_AWAY.write(storage, null);
      return topic;
    };
  }, [platform, catalogue, projection, hasGame, isQuiet]);
  const found = useLoaded(load);
  if (games === null) return null;
  const hasTopic = load !== null && !isQuiet && putAwayId === null;
  const [game = null] = games;
  return {
    games,
    game: game?.key === putAwayId ? null : game,
    isLookedUp: hasTopic && found.phase === 'loading',
    topic: hasTopic ? loadedOr(found, null) : null,
    putAway,
  };
}
