import { kindOf } from './item-id.ts';
import type { ReviewCard } from './item-cards.ts';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import { seededRandom } from '#lib/seeded-random.ts';

/** How much the order of cards being learned may differ from that of their minutes. */
const MIXED_WITHIN_MS = 5 * MINUTE_MS;

/**
 * Mixes the cards of a day, so that the order gives no answer away: neither that of a list, nor that of yesterday, nor
 * all cards of one kind together. The day is the seed, so that a reload shows the same. Of cards of one kind those most
 * at risk come first, by how many times over they are due.
 */
export function mixed(cards: readonly ReviewCard[], dayStart: number): readonly ReviewCard[] {
  const forms = [...new Set(cards.map(formOf))];
  return forms
    .map((form) => cards.filter((card) => formOf(card) === form))
    .flatMap((group) => {
      const inOrder = group
        .map((card) => ({ card, band: riskBandOf(card, dayStart), place: placeOf(card, dayStart) }))
        .toSorted((a, b) => b.band - a.band || a.place - b.place);
      return inOrder.map(({ card }, index) => ({ card, place: (index + 0.5) / inOrder.length }));
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

/** Cards being learned, by their minutes, but not in the very order in which they were answered. */
export function mixedByDue(cards: readonly ReviewCard[], dayStart: number): readonly ReviewCard[] {
  return sortedBy(cards, (card) => (card.schedule?.dueAt ?? 0) + placeOf(card, dayStart) * MIXED_WITHIN_MS);
}

/** In the order of this day, whatever their list. */
export function shuffledByDay(cards: readonly ReviewCard[], dayStart: number): readonly ReviewCard[] {
  return sortedBy(cards, (card) => placeOf(card, dayStart));
}

/** Those most likely to be forgotten by the end of the day first. */
export function byRisk(cards: readonly ReviewCard[], dayStart: number): readonly ReviewCard[] {
  return sortedBy(cards, (card) => -riskOf(card, dayStart));
}

/** The lowest first. Each is worked out once: there may be thousands. */
function sortedBy(cards: readonly ReviewCard[], keyOf: (card: ReviewCard) => number): readonly ReviewCard[] {
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ card }) => card);
}

/** From 0 to 1: the same all day, another one tomorrow. */
function placeOf({ itemId }: ReviewCard, dayStart: number): number {
  return seededRandom(`${dayStart} ${itemId}`)();
}

/** What the question looks like. */
function formOf({ itemId, kind, schedule }: ReviewCard): string {
  return `${kindOf(itemId)} ${kind} ${schedule === null ? 'new' : ''}`;
}

/** The time since the last answer relative to the stability, at the end of the day, so that it changes only by answers. */
function riskOf({ schedule }: ReviewCard, dayStart: number): number {
  if (schedule === null) return 0;
  return (dayStart + DAY_MS - schedule.answeredAt) / Math.max(schedule.stabilityDays * DAY_MS, 1);
}

function riskBandOf(card: ReviewCard, dayStart: number): number {
  return Math.floor(Math.log2(Math.max(riskOf(card, dayStart), 1)));
}
