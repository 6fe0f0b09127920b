import { markedKnownSince } from '#learning/rules/marked-known.ts';
import { itemsOf, type PastAnswer, type Projection } from '#learning/rules/projection.ts';
import { historyOf, isRightGrade } from '#learning/rules/study-past.ts';
import type { ReviewLoad, WorkArea } from '#learning/rules/study-plan.ts';
import type { ReviewDay } from '#learning/rules/review-day.ts';
import { DAY_MS, SECOND_MS } from '#lib/duration.ts';
import type { OwnedBank } from './catalogue.ts';
import { workAreaOf, type KindOfWork } from './work-areas.ts';

/** Fewer answers say nothing about skill or speed. */
const ENOUGH_ANSWERS = 10;
const USUAL_REVIEW_SECONDS = 12;
const LONGEST_REVIEW_SECONDS = 60;

/** Caps idle time at this multiple of the usual time. */
const LONGEST_OF_USUAL = 4;

/** A kind of work with its progress, for the plan and home. */
export type PlannedWork = WorkArea & KindOfWork;

/** The available work. */
interface WorkToDo {
  readonly kinds: readonly KindOfWork[];
  /** From the catalogue. */
  readonly bankOf: (itemId: string) => OwnedBank | null;
  /** The number of items of each kind. */
  readonly totals: Readonly<Partial<Record<string, number>>>;
  /** The limit of new cards per day. */
  readonly newCards: number;
}

interface Sums {
  readonly startedDaysAgo: number[];
  /** Marked as known before they were studied (PTH-01): neither open nor done here. */
  knownBefore: number;
  right: number;
  /** Based on first answers only: a repetition in review takes two seconds, and says nothing about new items. */
  seconds: number;
}

/**
 * The progress and speed in each kind of work, from the person's answers.
 * @param dayStart when the person's day began, ms since 1970
 */
export function workStates(
  projection: Projection,
  { kinds, bankOf, totals, newCards }: WorkToDo,
  dayStart: number,
): readonly PlannedWork[] {
  const longest = new Map(kinds.map(({ id, usualSeconds }) => [id, usualSeconds * LONGEST_OF_USUAL]));
  const sums = new Map<string, Sums>();
  for (const [itemId] of itemsOf(projection)) {
    const area = workAreaOf(bankOf(itemId));
    const longestSeconds = longest.get(area ?? '');
    if (area === null || longestSeconds === undefined) continue;
    const history = historyOf(projection, itemId);
    const [first, newest] = [history[0], history.at(-1)];
    const its = sums.get(area) ?? { startedDaysAgo: [], knownBefore: 0, right: 0, seconds: 0 };
    sums.set(area, its);
    const knownSince = markedKnownSince(projection, itemId);
    if (knownSince !== null && knownSince < (first?.at ?? Infinity)) its.knownBefore += 1;
    else if (first !== undefined && newest !== undefined) {
      its.startedDaysAgo.push(Math.max(0, Math.ceil((dayStart - first.at) / DAY_MS)));
      its.right += isRightGrade(newest.grade) ? 1 : 0;
      its.seconds += secondsOf([first], longestSeconds);
    }
  }
  return kinds.map((kind): PlannedWork => {
    const { id, usualSeconds, leastSeconds } = kind;
    const { startedDaysAgo, knownBefore, right, seconds } = sums.get(id) ?? NOTHING;
    const [seen, total] = [startedDaysAgo.length, totals[id] ?? 0];
    const isPaceKnown = seen >= ENOUGH_ANSWERS;
    return {
      ...kind,
      total,
      open: Math.max(0, total - seen - knownBefore),
      startedToday: startedDaysAgo.filter((ago) => ago === 0).length,
      startedDaysAgo,
      rightShare: isPaceKnown ? right / seen : null,
      secondsEach: isPaceKnown ? Math.max(leastSeconds, seconds / seen) : usualSeconds,
      atMost: kind.areNewCards ? newCards : undefined,
    };
  });
}

const NOTHING: Sums = { startedDaysAgo: [], knownBefore: 0, right: 0, seconds: 0 };

/**
 * Today's review, including answered cards, at the person's pace.
 * @param dayStart when the person's day began, ms since 1970
 */
export function reviewLoad(projection: Projection, day: ReviewDay, dayStart: number): ReviewLoad {
  const items = new Set(day.waiting.map(({ itemId }) => itemId));
  let [cards, seconds] = [0, 0];
  for (const [itemId] of itemsOf(projection)) {
    const reviewed = historyOf(projection, itemId).filter(({ activity }) => activity === 'review');
    const days = new Set(reviewed.map(({ at }) => Math.floor((at - dayStart) / DAY_MS)));
    if (days.has(0)) items.add(itemId);
    cards += days.size;
    seconds += secondsOf(reviewed, LONGEST_REVIEW_SECONDS);
  }
  const secondsEach = cards < ENOUGH_ANSWERS ? USUAL_REVIEW_SECONDS : Math.max(1, seconds / cards);
  return { cards: items.size, secondsEach };
}

function secondsOf(answers: readonly PastAnswer[], longest: number): number {
  return answers.reduce((sum, { durationMs }) => sum + Math.min(longest, durationMs / SECOND_MS), 0);
}
