/** A source of chance: a number from 0 up to but not including 1. Handed in, so that tests can fix it. */
export type Random = () => number;

/** One of the items, each as likely; undefined when there is none. */
export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** A new list in random order (Fisher-Yates, inside out); the given list stays as it is. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const place = Math.floor(random() * (result.length + 1));
    const moved = result[place];
    if (moved === undefined || place === result.length) result.push(item);
    else {
      result.push(moved);
      result[place] = item;
    }
  }
  return result;
}
