import type { ReviewCard } from './item-cards.ts';
import type { ReviewLimits } from './review-limits.ts';
import { isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';

/** After this many failures in a day a card rests until the next: a fifth try teaches nothing. */
const AGAINS_A_DAY = 4;
/** Waiting cards beyond this multiple of the limit are a backlog (MEM-07). */
const BACKLOG_LIMITS = 2;

/** A day of review. */
export interface ReviewDay {
  /** The cards still to ask today in order, including those being learned that return later in the day. */
  readonly waiting: readonly ReviewCard[];
  /** The card to ask now; null if none waits, or all have to wait for their minutes. */
  readonly next: ReviewCard | null;
  /** The number of waiting cards that were never asked. */
  readonly newCount: number;
  /** The time when the next card returns today if none can be asked now; null if none does. */
  readonly nextAt: number | null;
  /** The number of cards that failed so often today that they rest until tomorrow. */
  readonly resting: number;
  /** Set if more than twice the limit is due: no new cards until the backlog is smaller; it is spread over days. */
  readonly backlog: { readonly cards: number; readonly days: number } | null;
  /** The number of cards answered today, each counted once. */
  readonly answeredToday: number;
}

/**
 * The cards of a day, within its limits (MEM-06, MEM-07): cards being learned whose minutes are over, then due cards by
 * risk, with new ones spread among them. An item has one card per day, except those being learned. If nothing else is
 * left, a card being learned is asked early, once a day, so that the person neither waits nor loops. The number of
 * waiting cards changes only with answers, never with time.
 * @param dayStart the start of the person's day, ms since 1970
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
  // Includes the reviews done today, so that an answer does not cause new cards.
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

/** Whether a card rests until tomorrow after one more failure today. */
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

/** The card answered last today, or null. */
function lastAnswered(cards: readonly ReviewCard[], dayStart: number): ReviewCard | null {
  let last: { readonly at: number; readonly card: ReviewCard } | null = null;
  for (const card of cards) {
    const at = card.answers.findLast(({ activity }) => activity === 'review')?.at ?? 0;
    if (at >= dayStart && at >= (last?.at ?? 0)) last = { at, card };
  }
  return last?.card ?? null;
}

/** Separates the cards of an item, as long as other cards can come between them (MEM-06). */
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

/** Sorts by risk of forgetting: the time since the last answer relative to the stability. */
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

/** Spreads new cards evenly among due ones, so that they form no block and do not all come when the person is tired. */
function spread(due: readonly ReviewCard[], fresh: readonly ReviewCard[]): readonly ReviewCard[] {
  const step = (due.length + 1) / (fresh.length + 1);
  const places = fresh.map((card, index) => ({ card, place: step * (index + 1) }));
  return [...due.map((card, index) => ({ card, place: index + 0.5 })), ...places]
    .toSorted((a, b) => a.place - b.place)
    .map(({ card }) => card);
}
