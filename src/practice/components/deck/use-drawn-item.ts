import { useState } from 'react';
import { drawUnshown } from '#practice/rules/draw-unshown.ts';
import type { KeyValueStore } from '#browser/platform.ts';
import type { StoredValue } from '#storage/stored-value.ts';
import { usePlatform } from '#components/platform-context.tsx';

type ShownIds = StoredValue<readonly string[]>;

export interface DrawnItemOptions<Item> {
  readonly items: readonly Item[];
  /** Where the shown ids are stored. Null for stand-in items, which are not remembered. */
  readonly shown: ShownIds | null;
  /** Runs when all had been shown and it starts over. */
  readonly onStartedOver?: () => void;
}

interface DrawnItem<Item> {
  /** The shown item, or null. */
  readonly item: Item | null;
  /** Shows an item that was not shown yet, and remembers it. */
  readonly draw: () => void;
  readonly close: () => void;
}

/** Draws random items that were not shown yet: a word of the day, a fact (VOC-06, CUL-04, MSC-01). */
export function useDrawnItem<Item extends { readonly id: string }>({
  items,
  shown,
  onStartedOver,
}: DrawnItemOptions<Item>): DrawnItem<Item> {
  const { storage, random } = usePlatform();
  const [item, setItem] = useState<Item | null>(null);
  const draw = () => {
    const next = drawUnshown(items, shownIds(storage, shown), random);
    if (!next) return;
    setItem(next.item);
    if (shown !== null) rememberIds(storage, shown, next.shownIds);
    if (next.startsOver) onStartedOver?.();
  };
  return { item, draw, close: () => setItem(null) };
}

/** Ids that could not be stored are kept in memory, so that there are no repeats either. */
const unstored = new WeakMap<KeyValueStore, Map<ShownIds, readonly string[]>>();

function shownIds(storage: KeyValueStore, shown: ShownIds | null): readonly string[] {
  if (shown === null) return [];
  return unstored.get(storage)?.get(shown) ?? shown.read(storage);
}

function rememberIds(storage: KeyValueStore, shown: ShownIds, ids: readonly string[]): void {
  const kept = unstored.get(storage) ?? new Map<ShownIds, readonly string[]>();
  unstored.set(storage, kept);
  if (shown.write(storage, ids).ok) kept.delete(shown);
  else kept.set(shown, ids);
}
