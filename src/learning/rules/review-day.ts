import type { ReviewCard } from './item-cards.ts';
import type { ReviewLimits } from './review-limits.ts';
import { isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';

/** Not known so often on one day, a card rests until the next: a fifth time teaches nothing. */
const AGAINS_A_DAY = 4;
/** From how many times the limit on the cards that wait are a backlog (MEM-07). */
const BACKLOG_LIMITS = 2;

/** What a day of review is made of. */
export interface ReviewDay {
  /** All that is still asked today, one after another, also what is being learned and comes back later in the day. */
  readonly waiting: readonly ReviewCard[];
  /** The one to ask now; null where nothing waits, or where all have to wait for their minutes. */
  readonly next: ReviewCard | null;
  /** How many of those that wait were never asked before. */
  readonly newCount: number;
  /** When the next card comes back today although none is asked now; null: none does. */
  readonly nextAt: number | null;
  /** How many were not known so often today that they rest until tomorrow. */
  readonly resting: number;
  /** More are due than the limit lets through, twice over: no new ones until they are fewer, and some each day. */
  readonly backlog: { readonly cards: number; readonly days: number } | null;
  /** Cards, however often each was answered. */
  readonly answeredToday: number;
}

/**
 * The cards of a day, within its limits (MEM-06, MEM-07): those being learned when their minutes are over, then those that
 * are due, the likeliest to be forgotten first, with new ones spread among them. Of an item no two cards come on one day,
 * unless they are being learned. With nothing else left, a card that is being learned is asked before its time, once a day:
 * the person need not wait for it, nor turn in a circle with it. How many wait changes by answers only, never by the clock.
 * @param dayStart when the person's day began, ms since 1970
 */
export function reviewDay(
  cards: readonly ReviewCard[],
  limits: ReviewLimits,
  now: number,
  dayStart: number,
): ReviewDay {
  const dayEnd = dayStart + DAY_MS;
  const today = cards.map((card) => ({ card, answered: answersSince(card, dayStart) }));
  const startedToday = today.filter(({ card, answered }) => isNewSince(card, answered)).length;
  const reviewedToday = today.filter(
    ({ card, answered }) => answered > 0 && !isNewSince(card, answered),
  ).length;
  const itemsSeen = new Set(today.filter(({ answered }) => answered > 0).map(({ card }) => card.itemId));

  const learning: ReviewCard[] = [];
  const due: ReviewCard[] = [];
  const fresh: ReviewCard[] = [];
  const resting = new Set(cards.filter((card) => againsSince(card, dayStart) >= AGAINS_A_DAY));
  for (const { card, answered } of today) {
    if (resting.has(card)) continue;
    if (card.schedule === null) fresh.push(card);
    else if (card.schedule.phase === 'learning' && card.schedule.dueAt < dayEnd) learning.push(card);
    else if (card.schedule.dueAt < dayEnd && answered === 0) due.push(card);
  }
  const dueApart = onePerItem(due.toSorted(byRisk(now)), itemsSeen);
  // What was done of it today counts, too: no new cards come because of an answer.
  const isBacklog = dueApart.length + reviewedToday > limits.reviews * BACKLOG_LIMITS;
  const dueToday = dueApart.slice(0, Math.max(0, limits.reviews - reviewedToday));
  const seenOrDue = new Set([...itemsSeen, ...dueToday.map(({ itemId }) => itemId)]);
  const newCards = isBacklog
    ? []
    : onePerItem(fresh, seenOrDue).slice(0, Math.max(0, limits.newCards - startedToday));

  const byDue = learning.toSorted((a, b) => dueOf(a) - dueOf(b));
  const ready = byDue.filter((card) => dueOf(card) <= now);
  const later = byDue.filter((card) => dueOf(card) > now);
  const rest = spread(dueToday, newCards);
  const waiting = apart([...ready, ...rest, ...later], lastAnswered(cards, dayStart));
  const hasTime = ready.length + rest.length > 0;
  const isAskable = (card: ReviewCard) => !later.includes(card) || (!hasTime && !wasEarly(card, dayStart));
  const next = waiting.find(isAskable) ?? null;
  return {
    waiting,
    next,
    newCount: waiting.filter(({ schedule }) => schedule === null).length,
    nextAt: next === null ? (byDue.map(dueOf)[0] ?? null) : null,
    resting: resting.size,
    backlog: isBacklog
      ? { cards: dueApart.length, days: Math.ceil(dueApart.length / Math.max(1, limits.reviews)) }
      : null,
    answeredToday: today.filter(({ answered }) => answered > 0).length,
  };
}

/** Whether a card that is not known once more today rests until tomorrow. */
export function restsAfterAgain(card: ReviewCard, dayStart: number): boolean {
  return againsSince(card, dayStart) + 1 >= AGAINS_A_DAY;
}

function againsSince({ answers }: ReviewCard, start: number): number {
  return answers.filter(
    ({ at, activity, grade }) => at >= start && activity === 'review' && !isRightGrade(grade),
  ).length;
}

function wasEarly({ schedule }: ReviewCard, dayStart: number): boolean {
  return (schedule?.earlyAt ?? -Infinity) >= dayStart;
}

function dueOf({ schedule }: ReviewCard): number {
  return schedule?.dueAt ?? 0;
}

function answersSince({ answers }: ReviewCard, start: number): number {
  return answers.filter(({ at, activity }) => at >= start && activity === 'review').length;
}

function isNewSince({ answers }: ReviewCard, answered: number): boolean {
  return answered > 0 && answers.length === answered;
}

/** The card that was answered last today; null where none was. */
function lastAnswered(cards: readonly ReviewCard[], dayStart: number): ReviewCard | null {
  let last: { readonly at: number; readonly card: ReviewCard } | null = null;
  for (const card of cards) {
    const at = card.answers.findLast(({ activity }) => activity === 'review')?.at ?? 0;
    if (at >= dayStart && at >= (last?.at ?? 0)) last = { at, card };
  }
  return last?.card ?? null;
}

/** No card next to another one of its item, or to itself, as long as there is something to put between them (MEM-06). */
function apart(cards: readonly ReviewCard[], before: ReviewCard | null): readonly ReviewCard[] {
  const left = [...cards];
  const ordered: ReviewCard[] = [];
  let last = before;
  while (left.length > 0) {
    const place = left.findIndex(({ itemId }) => itemId !== last?.itemId);
    const [next] = left.splice(Math.max(0, place), 1);
    if (next === undefined) break;
    ordered.push(next);
    last = next;
  }
  return ordered;
}

/** The likeliest to be forgotten first: time since the last answer beside how long the card sits. */
function byRisk(now: number): (a: ReviewCard, b: ReviewCard) => number {
  const riskOf = ({ schedule }: ReviewCard) =>
    schedule === null ? 0 : (now - schedule.answeredAt) / Math.max(schedule.stabilityDays, 0.01);
  return (a, b) => riskOf(b) - riskOf(a);
}

function onePerItem(cards: readonly ReviewCard[], taken: ReadonlySet<string>): readonly ReviewCard[] {
  const seen = new Set(taken);
  return cards.filter(({ itemId }) => {
    if (seen.has(itemId)) return false;
    seen.add(itemId);
    return true;
  });
}

/** New ones evenly among those that are due: neither a wall of new words nor all of them when one is tired. */
function spread(due: readonly ReviewCard[], fresh: readonly ReviewCard[]): readonly ReviewCard[] {
  const step = (due.length + 1) / (fresh.length + 1);
  const places = fresh.map((card, index) => ({ card, place: step * (index + 1) }));
  return [...due.map((card, index) => ({ card, place: index + 0.5 })), ...places]
    .toSorted((a, b) => a.place - b.place)
    .map(({ card }) => card);
}
