import type { ReviewCard } from './item-cards.ts';
import { isRightGrade } from './study-past.ts';

/** A card not known so often is learned by heart in no way that was tried so far (MEM-07). */
const LEECH_DAYS = 8;

/** The calendar day of an instant (ms since 1970), where the person is. */
type DayOf = (at: number) => string;

/**
 * On how many days a card was not known, also while it was still being learned. A day counts once: one bad evening makes no
 * card hard to keep.
 */
export function daysNotKnown({ answers }: Pick<ReviewCard, 'answers'>, dayOf: DayOf): number {
  return new Set(answers.filter(({ grade }) => !isRightGrade(grade)).map(({ at }) => dayOf(at))).size;
}

/** Whether a card was not known again and again (MEM-07). */
export function isLeech(card: ReviewCard, dayOf: DayOf): boolean {
  return daysNotKnown(card, dayOf) >= LEECH_DAYS;
}

/** Those among cards that are leeches, the worst first (MEM-07). */
export function leeches(cards: readonly ReviewCard[], dayOf: DayOf): readonly ReviewCard[] {
  return cards
    .filter((card) => isLeech(card, dayOf))
    .toSorted((a, b) => daysNotKnown(b, dayOf) - daysNotKnown(a, dayOf));
}
