/** A source of random numbers from 0 up to but not including 1. Passed in, so that tests can control it. */
export type Random = () => number;

/** One of the items, all equally likely; undefined if there are none. */
export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The items in random order, all orders equally likely (Fisher and Yates). Does not change the given list. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The items in random order, but not starting with the last one, unless it is the only one. */
export function shuffledAfter<Item>(last: Item | undefined, items: readonly Item[], random: Random): Item[] {
  const order = shuffled(items, random);
  return order[0] === last ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
