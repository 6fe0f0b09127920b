import { kindOf } from './item-id.ts';
import type { ReviewCard } from './item-cards.ts';
import type { ReviewLimits } from './review-limits.ts';
import { byRisk, mixed, mixedByDue, shuffledByDay } from './review-order.ts';
import { chanceAt, STEPS_OF_NEW } from './schedule.ts';
import { isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';

/** After this many failures in a day a card rests until the next: a fifth try teaches nothing. */
const AGAINS_A_DAY = 4;
/** Waiting cards beyond this multiple of the limit are a backlog (MEM-07). */
const BACKLOG_LIMITS = 2;

/**
 * So many questions of games and exams come back a day, besides words and interactions: a text that has to be read again takes a minute
 * and more, and a mock exam can add thirty at once (PTH-06, docs/simulation.md). The others wait.
 */
const QUESTIONS_A_DAY = 6;
/** So many next cards of known items begin a day: more would take the minutes of new words (docs/simulation.md). */
const NEXT_CARDS_A_DAY = 5;

/** A day of review. */
export interface ReviewDay {
  /** The cards still to ask today in order, including those being learned that return later in the day. */
  readonly waiting: readonly ReviewCard[];
  /** Those of them that only the coming exam adds, the least certain first (MEM-22). */
  readonly beforeExam: readonly ReviewCard[];
  /** The card to ask now; null if none waits, or all have to wait for their minutes. */
  readonly next: ReviewCard | null;
  /**
   * How many answers are left if each card is known, which is what header, home and review tell: a known answer always
   * makes it less. 0 if no card can be asked now.
   */
  readonly toGo: number;
  /** The number of waiting cards whose item was never studied. */
  readonly newCount: number;
  /** The time when the next card returns today if none can be asked now; null if none does. */
  readonly nextAt: number | null;
  /** The number of cards that failed so often today that they rest until tomorrow. */
  readonly resting: number;
  /** Set if more than twice the limit is due: no new cards until the backlog is smaller; it is spread over days. */
  readonly backlog: { readonly cards: number; readonly days: number } | null;
  /** The number of cards answered today, each counted once. */
  readonly answeredToday: number;
  /** The number of answers given in review today. */
  readonly answersToday: number;
}

/**
 * The cards of a day, within its limits (MEM-06, MEM-07): cards being learned whose minutes are over, then due cards
 * mixed with new ones. Where more are due than the limit, those most at risk are chosen. The next card of a known item
 * takes no new one's place: a few of these have their own. An item has one card per day, except those being learned. If
 * nothing else is left, a card being learned is asked early, once a day, so that the person neither waits nor loops. The
 * number of waiting cards changes only with answers, never with time.
 * @param dayStart the start of the person's day, ms since 1970
 */
export function reviewDay(
  cards: readonly ReviewCard[],
  limits: ReviewLimits,
  now: number,
  dayStart: number,
): ReviewDay {
  const resting = new Set(cards.filter((card) => againsSince(card, dayStart) >= AGAINS_A_DAY));
  const { due, learning, isBacklog, ...chosen } = cardsOfDay(cards, resting, limits, dayStart);
  const isReady = (card: ReviewCard) => dueOf(card) <= now;
  const ready = mixed(learning.filter(isReady), dayStart);
  const later = mixedByDue(
    learning.filter((card) => !isReady(card)),
    dayStart,
  );
  const rest = mixed(chosen.today, dayStart);
  const answeredToday = cards.filter((card) => answersSince(card, dayStart) > 0);
  const room =
    (limits.lastDays?.cardsADay ?? 0) - answeredToday.length - ready.length - rest.length - later.length;
  const beforeExam = leastCertain(
    cards,
    [...chosen.today, ...learning, ...answeredToday, ...resting],
    limits,
  ).slice(0, Math.max(0, room));
  const waiting = apart([...ready, ...rest, ...beforeExam, ...later], lastAnswered(cards, dayStart));
  const hasTime = ready.length + rest.length + beforeExam.length > 0;
  const next =
    waiting.find((card) => isAskable(card, now) || (!hasTime && !wasEarly(card, dayStart))) ?? null;
  return {
    waiting,
    beforeExam,
    next,
    toGo: next === null ? 0 : waiting.reduce((sum, card) => sum + answersLeftOf(card), 0),
    newCount: waiting.filter(isOfNewItem).length,
    nextAt: next === null && later.length > 0 ? Math.min(...later.map(dueOf)) : null,
    resting: resting.size,
    backlog: isBacklog
      ? { cards: due.length, days: Math.ceil(due.length / Math.max(1, limits.reviews)) }
      : null,
    answeredToday: answeredToday.length,
    answersToday: cards.reduce((sum, card) => sum + answersSince(card, dayStart), 0),
  };
}

interface CardsOfDay {
  /** Cards that come back within the day until they are known. */
  readonly learning: readonly ReviewCard[];
  /** All due cards, one per item. */
  readonly due: readonly ReviewCard[];
  /** The due and new cards that fit today's limits. */
  readonly today: readonly ReviewCard[];
  readonly isBacklog: boolean;
}

function cardsOfDay(
  cards: readonly ReviewCard[],
  resting: ReadonlySet<ReviewCard>,
  limits: ReviewLimits,
  dayStart: number,
): CardsOfDay {
  const dayEnd = dayStart + DAY_MS;
  const answered = cards.filter((card) => answersSince(card, dayStart) > 0);
  const startedToday = answered.filter((card) => card.answers.length === answersSince(card, dayStart));
  const newStarted = startedToday.filter(({ answers, itemSince }) => answers[0]?.at === itemSince).length;
  const reviewedToday = answered.length - startedToday.length;

  const open = cards.filter((card) => !resting.has(card));
  const itemsSeen = new Set(answered.map(({ itemId }) => itemId));
  const fits = questionLimit(itemsSeen);
  const learning = open
    .filter(({ schedule }) => schedule?.phase === 'learning' && schedule.dueAt < dayEnd)
    .filter(fits);
  const isDue = ({ schedule }: ReviewCard) => schedule?.phase === 'known' && schedule.dueAt < dayEnd;
  const due = onePerItem(byRisk(open.filter(isDue), dayStart), itemsSeen).filter(fits);
  const dueToday = due.slice(0, Math.max(0, limits.reviews - reviewedToday));
  // Includes the reviews done today, so that an answer does not cause new cards.
  const isBacklog = due.length + reviewedToday > limits.reviews * BACKLOG_LIMITS;
  if (isBacklog) return { learning, due, today: dueToday, isBacklog };

  const seenOrDue = new Set([...itemsSeen, ...dueToday.map(({ itemId }) => itemId)]);
  const fresh = onePerItem(
    shuffledByDay(
      open.filter(({ schedule }) => schedule === null),
      dayStart,
    ),
    seenOrDue,
  );
  // The next card of an item comes on a later day, however the item was studied today.
  const isOfOlderDay = ({ itemAnsweredAt }: ReviewCard) => (itemAnsweredAt ?? dayStart) < dayStart;
  const newCards = fresh.filter(isOfNewItem).slice(0, Math.max(0, limits.newCards - newStarted));
  const nextCards = fresh
    .filter(isOfOlderDay)
    .slice(0, Math.max(0, Math.min(NEXT_CARDS_A_DAY, limits.newCards) - (startedToday.length - newStarted)));
  return { learning, due, today: [...dueToday, ...newCards, ...nextCards], isBacklog };
}

/** So sure an answer gains nothing by being asked once more. */
const SURE_ENOUGH = 0.97;

/** The known cards of other items by their chance on the day of the exam, due or not, the lowest first (MEM-22). */
function leastCertain(
  cards: readonly ReviewCard[],
  taken: readonly ReviewCard[],
  { lastDays }: ReviewLimits,
): readonly ReviewCard[] {
  if (lastDays === undefined || lastDays === null) return [];
  const chances = cards.flatMap((card) => {
    if (card.schedule?.phase !== 'known' || isQuestion(card.itemId)) return [];
    const chance = chanceAt(card.schedule, lastDays.examAt);
    return chance < SURE_ENOUGH ? [{ card, chance }] : [];
  });
  const lowestFirst = chances.toSorted((one, other) => one.chance - other.chance).map(({ card }) => card);
  return onePerItem(lowestFirst, new Set(taken.map(({ itemId }) => itemId)));
}

/** Whether a card fits among the questions of the day; those asked today already do. */
function questionLimit(itemsSeen: ReadonlySet<string>): (card: ReviewCard) => boolean {
  let left = QUESTIONS_A_DAY - [...itemsSeen].filter(isQuestion).length;
  return ({ itemId }) => {
    if (!isQuestion(itemId) || itemsSeen.has(itemId)) return true;
    left -= 1;
    return left >= 0;
  };
}

function isQuestion(itemId: string): boolean {
  const kind = kindOf(itemId);
  return kind === 'question' || kind === 'sentence';
}

function isOfNewItem({ itemSince }: ReviewCard): boolean {
  return itemSince === null;
}

function isAskable({ schedule }: ReviewCard, now: number): boolean {
  return schedule?.phase !== 'learning' || schedule.dueAt <= now;
}

function answersLeftOf({ schedule }: ReviewCard): number {
  return schedule === null ? STEPS_OF_NEW : Math.max(1, schedule.stepsLeft);
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

function onePerItem(cards: readonly ReviewCard[], taken: ReadonlySet<string>): readonly ReviewCard[] {
  const seen = new Set(taken);
  return cards.filter(({ itemId }) => {
    if (seen.has(itemId)) return false;
    seen.add(itemId);
    return true;
  });
}
