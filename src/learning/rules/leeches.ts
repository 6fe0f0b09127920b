import type { ReviewCard } from './item-cards.ts';
import { isRightGrade } from './study-past.ts';

/** A card forgotten on this many days needs another way of learning (MEM-07). */
const LEECH_DAYS = 8;

/** The calendar day of an instant (ms since 1970), where the person is. */
type DayOf = (at: number) => string;

/**
 * The number of days on which a card was not known, including while it was being learned. A day counts once, so that one
 * bad evening does not make a card a leech.
 */
export function daysNotKnown({ answers }: Pick<ReviewCard, 'answers'>, dayOf: DayOf): number {
  return new Set(answers.filter(({ grade }) => !isRightGrade(grade)).map(({ at }) => dayOf(at))).size;
}

/** Whether a card was forgotten repeatedly (MEM-07). */
export function isLeech(card: ReviewCard, dayOf: DayOf): boolean {
  return daysNotKnown(card, dayOf) >= LEECH_DAYS;
}

/** The leeches among the cards, the worst first (MEM-07). */
export function leeches(cards: readonly ReviewCard[], dayOf: DayOf): readonly ReviewCard[] {
  return cards
    .filter((card) => isLeech(card, dayOf))
    .toSorted((a, b) => daysNotKnown(b, dayOf) - daysNotKnown(a, dayOf));
}
