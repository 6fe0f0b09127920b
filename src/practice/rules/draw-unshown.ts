import { pickOne, type Random } from '#lib/random.ts';

/** What was drawn, and what to remember for the next draw. */
export interface UnshownDraw<Item> {
  readonly item: Item;
  /** The ids shown since the list was last gone through, this one last. */
  readonly shownIds: readonly string[];
  /** All had been shown: with this one they begin again. */
  readonly startsOver: boolean;
}

/**
 * One by chance that was not shown yet. Once all were shown the set starts over, but never with the one that was shown
 * last, unless it is the only one (VOC-06, CUL-04, MSC-01). Ids that are no longer in the list are forgotten. Undefined
 * when there is none at all.
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
