/** A source of chance: a number from 0 up to but not including 1. Handed in, so that tests can fix it. */
export type Random = () => number;

/** One of the items, each as likely; undefined when there is none. */
export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The items in an order of chance, each order as likely (Fisher and Yates). The given list stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The items in an order of chance, but not beginning with the one that came last, unless it is the only one. */
export function shuffledAfter<Item>(last: Item | undefined, items: readonly Item[], random: Random): Item[] {
  const order = shuffled(items, random);
  return order[0] === last ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
