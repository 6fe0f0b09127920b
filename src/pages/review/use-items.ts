import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import { isInReview } from '#learning/rules/review-place.ts';
import type { ReviewScope } from '#learning/rules/review-scope.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Catalogue, CatalogueItem, Found } from '#learning/catalogue.ts';

interface ItemLookup extends ReadableStore<ReadonlyMap<string, Found>> {
  /** Looks up those that were not looked up before. */
  readonly want: (ids: readonly string[]) => void;
  /** Tries again to load what failed. */
  readonly retry: () => void;
}

function createItemLookup({ find }: Catalogue): ItemLookup {
  const store = createStore<ReadonlyMap<string, Found>>(() => new Map());
  const wanted = new Set<string>();
  const lookUp = async (ids: readonly string[]) => {
    const entries = await Promise.all(ids.map(async (id) => [id, await find(id)] as const));
    store.setState((found) => new Map([...found, ...entries]), true);
  };
  return {
    ...store,
    want(ids) {
      const fresh = ids.filter((id) => !wanted.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) wanted.add(id);
      void lookUp(fresh);
    },
    retry() {
      void lookUp([...store.getState()].filter(([, { kind }]) => kind === 'unavailable').map(([id]) => id));
    },
  };
}

interface ItemsInReview {
  /** Null: in no list any more, or it can't be loaded now. */
  readonly itemOf: (itemId: string) => CatalogueItem | null;
  /** How many can't be loaded now. */
  readonly missing: number;
  /** Some are still being looked up. */
  readonly isReading: boolean;
  readonly retry: () => void;
}

/** The items in review, those that were left out and today's checks, each looked up in the catalogue once. */
export function useItemsInReview(
  catalogue: Catalogue,
  projection: Projection,
  leftOut: readonly string[],
  checks: readonly string[],
  scope: ReviewScope,
): ItemsInReview {
  const [lookup] = useState(() => createItemLookup(catalogue));
  const found = useStore(lookup);
  const ids = useMemo(
    () => [...itemsOf(projection)].map(([id]) => id).filter((id) => isInReview(projection, id, scope)),
    [projection, scope],
  );
  useEffect(() => lookup.want([...ids, ...leftOut, ...checks]), [lookup, ids, leftOut, checks]);
  return useMemo(
    () => ({
      itemOf(itemId) {
        const its = found.get(itemId);
        return its?.kind === 'item' ? its.item : null;
      },
      missing: ids.filter((id) => found.get(id)?.kind === 'unavailable').length,
      isReading: [...ids, ...checks].some((id) => !found.has(id)),
      retry: lookup.retry,
    }),
    [lookup, found, ids, checks],
  );
}
