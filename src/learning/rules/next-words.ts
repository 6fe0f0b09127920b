import { isMarkedKnown } from './marked-known.ts';
import type { Projection } from './projection.ts';
import { historyOf, isRightGrade } from './study-past.ts';

/** PTH-02: never more are introduced at a time. */
export const WORDS_AT_A_TIME = 10;

/**
 * The next words to learn (PTH-02): the open ones in the order of the path, those of one topic first if the person
 * chose one.
 * @param order item ids in the order of the path
 * @param first the item ids of the topic that comes first
 */
export function nextWords(
  order: readonly string[],
  isOpen: (itemId: string) => boolean,
  count: number,
  first: ReadonlySet<string> = NONE,
): readonly string[] {
  const next = first.size === 0 ? [] : openOf(order, (id) => first.has(id) && isOpen(id), count);
  return [...next, ...openOf(order, (id) => !first.has(id) && isOpen(id), count - next.length)];
}

/** The only rule for whether a word still has to be learned: nothing was answered about it, and it is not known before (PTH-01). */
export function isOpenWord(projection: Projection, itemId: string): boolean {
  return historyOf(projection, itemId).length === 0 && !isMarkedKnown(projection, itemId);
}

/** Met, or said to be known, and not wrong the last time: in a sentence it is no obstacle (PTH-04). */
export function isFamiliarWord(projection: Projection, itemId: string): boolean {
  if (isOpenWord(projection, itemId)) return false;
  const last = historyOf(projection, itemId).at(-1);
  return last === undefined || isRightGrade(last.grade);
}

const NONE: ReadonlySet<string> = new Set();

/** Stops at the last one needed: the path is long, and the next words are near its start. */
function openOf(order: readonly string[], isOpen: (itemId: string) => boolean, count: number): string[] {
  const found: string[] = [];
  for (const id of order) {
    if (found.length >= count) break;
    if (isOpen(id)) found.push(id);
  }
  return found;
}
