import type { KindsOf, ReviewCard } from './item-cards.ts';
import { lastMark, markedKnownSince } from './marked-known.ts';
import { itemsOf, type ItemPast, type PastAnswer, type Projection } from './projection.ts';
import { reviewPlaceOf } from './review-place.ts';
import type { ReviewScope } from './review-scope.ts';
import { countedAnswers, isRightGrade } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';
import { seededRandom } from '#lib/seeded-random.ts';

/** How many items that were marked as known are asked in seven days, at most one a day (PTH-01). */
export const CHECKS_A_WEEK = 4;
/** A check on the day of the mark would only ask what was just said. */
export const FIRST_CHECK_DAYS = 7;
/** A check that was right is repeated when the exam may be near. */
const NEXT_CHECK_DAYS = 120;
const WEEK_DAYS = 7;
/** Of a check that was right. Long, so that where more cards wait than fit into a day, a check is left out first. */
const STABILITY_DAYS = 365;

/**
 * Today's check of the items marked as known, as a card of review, and those that were right today, so that they count.
 * It is drawn by the day: a missed one heaps up nothing. A check that was wrong ends the mark, and the item is an
 * ordinary one in review.
 * @param dayStart the start of the person's day, ms since 1970
 */
export function checkCards(
  projection: Projection,
  kindsOf: KindsOf,
  scope: ReviewScope,
  dayStart: number,
): readonly ReviewCard[] {
  const all = [...itemsOf(projection)].flatMap(([itemId, past]) =>
    past.marks.length === 0 ? [] : [markedItem(projection, itemId, past, scope)],
  );
  const checkedSince = (start: number) => all.filter(({ checkedAt }) => checkedAt >= start);
  const today = checkedSince(dayStart);
  const done = today.flatMap(cardOf);
  const week = checkedSince(dayStart - (WEEK_DAYS - 1) * DAY_MS);
  if (today.length > 0 || week.length >= CHECKS_A_WEEK) return done;
  const due = all.filter(({ dueAt }) => dueAt !== null && dueAt < dayStart + DAY_MS);
  const next = drawn(due, dayStart).find(
    ({ itemId, past }) => kindsOf(itemId, countedAnswers(past)).length > 0,
  );
  return next === undefined ? done : [...done, ...cardOf(next)];
}

/** An item that was ever marked. */
interface MarkedItem {
  readonly itemId: string;
  readonly past: ItemPast;
  /** When it was last checked; before all time if never. */
  readonly checkedAt: number;
  /** Null: its mark does not count any more, or the person decided otherwise since. */
  readonly since: number | null;
  readonly dueAt: number | null;
}

function markedItem(projection: Projection, itemId: string, past: ItemPast, scope: ReviewScope): MarkedItem {
  const checkedAt = checksOf(past).at(-1)?.at ?? -Infinity;
  const isLeftToIt = reviewPlaceOf(projection, itemId, scope) === 'none';
  const since = isLeftToIt ? markedKnownSince(projection, itemId) : null;
  if (since === null) return { itemId, past, checkedAt, since, dueAt: null };
  const dueAt = Math.max(since + FIRST_CHECK_DAYS * DAY_MS, checkedAt + NEXT_CHECK_DAYS * DAY_MS);
  return { itemId, past, checkedAt, since, dueAt };
}

/** In the order of this day, those never checked first. */
function drawn(items: readonly MarkedItem[], dayStart: number): readonly MarkedItem[] {
  const isNew = ({ checkedAt }: MarkedItem) => Number(checkedAt === -Infinity);
  return items
    .map((item) => ({ item, place: seededRandom(`${dayStart} ${item.itemId}`)() }))
    .toSorted((a, b) => isNew(b.item) - isNew(a.item) || a.place - b.place)
    .map(({ item }) => item);
}

/** The answers in review since the mark, up to the mistake that ended it. */
function checksOf(past: ItemPast): readonly PastAnswer[] {
  const mark = lastMark(past);
  if (mark === undefined) return [];
  const since = countedAnswers(past).filter(({ at }) => at > mark.at);
  const wrong = since.findIndex(({ grade }) => !isRightGrade(grade));
  return since
    .slice(0, wrong === -1 ? since.length : wrong + 1)
    .filter(({ activity }) => activity === 'review');
}

function cardOf({ itemId, past, since, dueAt }: MarkedItem): ReviewCard[] {
  if (since === null || dueAt === null) return [];
  const history = countedAnswers(past);
  const card: ReviewCard = {
    id: `${itemId} meaning`,
    itemId,
    kind: 'meaning',
    answers: history.filter(({ card: kind }) => kind === 'meaning'),
    schedule: {
      phase: 'known',
      dueAt,
      answeredAt: since,
      stabilityDays: STABILITY_DAYS,
      difficulty: 1,
      earlyAt: null,
      answers: history.length,
      stepsLeft: 0,
    },
    itemSince: since,
    itemAnsweredAt: history.at(-1)?.at ?? null,
    isCheck: true,
  };
  return [card];
}
