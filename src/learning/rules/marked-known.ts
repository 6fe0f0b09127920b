import { itemsOf, pastOf, type ItemPast, type PastMark, type Projection } from './projection.ts';
import { countedAnswers, isRightGrade, takenBackBy } from './study-past.ts';

/** Items that the person said to know before they studied them here (PTH-01): by the placement, a list, or one word. */

/** Since when an item counts as known before, in ms since 1970; null if it does not, or a later mistake showed otherwise. */
export function markedKnownSince(projection: Projection, itemId: string): number | null {
  return countingMark(projection, itemId)?.at ?? null;
}

/** The id of the mark that makes an item known before; null if none does. */
export function markedKnownBy(projection: Projection, itemId: string): string | null {
  return countingMark(projection, itemId)?.id ?? null;
}

export function isMarkedKnown(projection: Projection, itemId: string): boolean {
  return countingMark(projection, itemId) !== null;
}

function countingMark(projection: Projection, itemId: string): PastMark | null {
  const past = pastOf(projection, itemId);
  const mark = lastMark(past);
  if (mark === undefined) return null;
  const wasWrong = countedAnswers(past).some(({ at, grade }) => at > mark.at && !isRightGrade(grade));
  return wasWrong ? null : mark;
}

/** The newest mark that was not taken back. */
export function lastMark(past: ItemPast): PastMark | undefined {
  if (past.marks.length === 0) return undefined;
  const takenBack = takenBackBy(past.corrections);
  return past.marks.findLast(({ id }) => !takenBack.has(id));
}

/** The items that one mark still makes known, to take it back as a whole. */
export function itemsMarkedBy(projection: Projection, markId: string): readonly string[] {
  return [...itemsOf(projection)]
    .filter(
      ([, { marks, corrections }]) =>
        marks.some(({ id }) => id === markId) && !takenBackBy(corrections).has(markId),
    )
    .map(([itemId]) => itemId);
}
