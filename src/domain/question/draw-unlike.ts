import { pickOne, type Random } from '#lib/random.ts';

/** How many questions go by before one may come again. */
export const FRESH_QUESTIONS = 10;

/** One of the items by chance, none of the last ten keys; of fewer items than that any but the last one. */
export function drawUnlike<Item>(
  items: readonly Item[],
  { keyOf, recent }: { readonly keyOf: (item: Item) => string; readonly recent: readonly string[] },
  random: Random,
): Item | undefined {
  const last = new Set(recent.slice(-FRESH_QUESTIONS));
  const fresh = items.filter((item) => !last.has(keyOf(item)));
  const other = items.filter((item) => keyOf(item) !== recent.at(-1));
  return pickOne(fresh.length > 0 ? fresh : other.length > 0 ? other : items, random);
}
