import { pickOne, type Random } from '#lib/random.ts';

/** The drawn item, and what to store for the next draw. */
export interface UnshownDraw<Item> {
  readonly item: Item;
  /** The ids shown since the last restart, this one last. */
  readonly shownIds: readonly string[];
  /** Whether all had been shown, so that this one starts over. */
  readonly startsOver: boolean;
}

/**
 * Draws a random item that was not shown yet. Once all were shown it starts over, but not with the last one, unless it
 * is the only one (VOC-06, CUL-04, MSC-01). Ids that are no longer in the list are dropped. Undefined if there are no
 * items.
 */
export function drawUnshown<Item extends { readonly id: string }>(
  items: readonly Item[],
  shownIds: readonly string[],
  random: Random,
): UnshownDraw<Item> | undefined {
  const present = new Set(items.map(({ id }) => id));
  const shown = new Set(shownIds.filter((id) => present.has(id)));
  const fresh = items.filter(({ id }) => !shown.has(id));
  const last = shownIds.at(-1);
  const others = items.filter(({ id }) => id !== last);
  const startsOver = fresh.length === 0;
  const item = pickOne(fresh, random) ?? pickOne(others, random) ?? items[0];
  return item && { item, shownIds: [...(startsOver ? [] : shown), item.id], startsOver };
}
