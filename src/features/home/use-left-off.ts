import { useEffect, useState } from 'react';
import type { Projection } from '#domain/memory/projection.ts';
import { lastPractised } from '#domain/memory/study-past.ts';
import type { Catalogue, ItemTopic } from '#services/catalogue/catalogue.ts';
import { gamesUnderWay, type GameUnderWay } from '#services/play/games-under-way.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Where one left off (MEM-20). */
export interface LeftOff {
  readonly games: readonly GameUnderWay[];
  /** What was practised last: a list of words, a lesson, a section. Null: nothing, or nothing that can be told now. */
  readonly topic: ItemTopic | null;
}

/** Null while it is looked up: it may take the file of words. */
export function useLeftOff(catalogue: Catalogue, projection: Projection | null): LeftOff | null {
  const platform = usePlatform();
  const [leftOff, setLeftOff] = useState<LeftOff | null>(null);
  const itemId = projection === null ? undefined : (lastPractised(projection)?.itemId ?? null);
  useEffect(() => {
    if (itemId === undefined) return;
    let isShown = true;
    const look = async () => {
      const games = await gamesUnderWay(platform);
      let topic: ItemTopic | null = null;
      if (itemId !== null)
        await catalogue.topicsOf([itemId], (topics) => {
          topic = topics.get(itemId) ?? null;
        });
      if (isShown) setLeftOff({ games, topic });
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [platform, catalogue, itemId]);
  return leftOff;
}
