import { shuffled, shuffledAfter, type Random } from '#lib/random.ts';

/** One of several at a time, by chance. */
export interface Draw<Item> {
  readonly current: Item;
  /** What comes after it; once that is used up all begin again. */
  readonly upcoming: readonly Item[];
}

/** Begins with this one; all others come before any comes again. */
export function startDraw<Item>(first: Item, items: readonly Item[], random: Random): Draw<Item> {
  const others = items.filter((item) => item !== first);
  return { current: first, upcoming: shuffled(others, random) };
}

/** The next one, never the same twice in a row unless there is no other (GRA-19, GRA-20). */
export function drawNext<Item>(
  { current, upcoming }: Draw<Item>,
  items: readonly Item[],
  random: Random,
): Draw<Item> {
  const [next = current, ...later] = upcoming.length > 0 ? upcoming : shuffledAfter(current, items, random);
  return { current: next, upcoming: later };
}
