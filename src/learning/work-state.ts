import { kindOf } from '#learning/rules/item-id.ts';
import { knowledgeOf } from '#learning/rules/knowledge.ts';
import { markedKnownSince } from '#learning/rules/marked-known.ts';
import { itemsOf, type PastAnswer, type Projection } from '#learning/rules/projection.ts';
import { reviewPace } from '#learning/rules/review-pace.ts';
import { historyOf, isRightGrade } from '#learning/rules/study-past.ts';
import type { ReviewLoad } from '#learning/rules/study-plan.ts';
import type { WorkArea } from '#learning/rules/work-shares.ts';
import type { ReviewDay } from '#learning/rules/review-day.ts';
import { DAY_MS, SECOND_MS } from '#lib/duration.ts';
import type { OwnedBank } from './catalogue.ts';
import { practisedAreaOf, workAreaOf, type KindOfWork } from './work-areas.ts';

/** Fewer answers say nothing about skill or speed. */
const ENOUGH_ANSWERS = 10;

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
  practisedToday: number;
  triedInMocks: number;
  right: number;
  /**
   * Of first answers only: a repetition in review takes two seconds, and says nothing about new items; nor does a mock exam, which has its
   * clock.
   */
  seconds: number;
  /** How many answers that were. */
  timed: number;
}

const nothing = (): Sums => ({
  startedDaysAgo: [],
  knownBefore: 0,
  practisedToday: 0,
  triedInMocks: 0,
  right: 0,
  seconds: 0,
  timed: 0,
});

/**
 * The progress and speed in each kind of work, from the person's answers.
 * @param dayStart when the person's day began, ms since 1970
 */
export function workStates(
  projection: Projection,
  { kinds, bankOf, totals, newCards }: WorkToDo,
  dayStart: number,
): readonly PlannedWork[] {
  const sums = new Map(kinds.map((kind) => [kind.id, { kind, sum: nothing() }]));
  for (const [itemId] of itemsOf(projection)) {
    const history = historyOf(projection, itemId);
    const found = bankOf(itemId);
    const area = sums.get(found?.source.id ?? '');
    if (area === undefined) continue;
    const knownSince = markedKnownSince(projection, itemId);
    if (knownSince !== null && knownSince < (history[0]?.at ?? Infinity)) area.sum.knownBefore += 1;
    else if (history.length === 0) continue;
    else if (workAreaOf(found) !== null) addStarted(area.sum, history, area.kind, dayStart);
    else if (practisedAreaOf(found) !== null) area.sum.practisedToday += practisedSince(dayStart, history);
    else if (history.some(({ activity }) => activity === 'mock-exam')) area.sum.triedInMocks += 1;
  }
  return kinds.map((kind): PlannedWork => {
    const { id, usualSeconds, leastSeconds, readSeconds = 0, together = 1 } = kind;
    const { startedDaysAgo, knownBefore, practisedToday, triedInMocks, right, seconds, timed } =
      sums.get(id)?.sum ?? nothing();
    const [seen, total] = [startedDaysAgo.length, totals[id] ?? 0];
    const isPaceKnown = timed >= ENOUGH_ANSWERS;
    return {
      ...kind,
      total,
      open: Math.max(0, total - seen - knownBefore),
      startedToday: startedDaysAgo.filter((ago) => ago === 0).length,
      practisedToday,
      triedInMocks,
      startedDaysAgo,
      rightShare: seen >= ENOUGH_ANSWERS ? right / seen : null,
      secondsEach:
        readSeconds / together + (isPaceKnown ? Math.max(leastSeconds, seconds / timed) : usualSeconds),
      atMost: kind.areNewCards ? newCards : undefined,
    };
  });
}

function addStarted(
  sum: Sums,
  history: readonly PastAnswer[],
  { usualSeconds, areNewCards }: KindOfWork,
  dayStart: number,
): void {
  const daysAgo = ({ at }: PastAnswer) => Math.max(0, Math.ceil((dayStart - at) / DAY_MS));
  const [first, newest] = [history[0], history.at(-1)];
  if (first === undefined || newest === undefined) return;
  const firstDay = daysAgo(first);
  // A new word is asked again on its first day, which belongs to learning it.
  const atFirst = areNewCards ? history.filter((answer) => daysAgo(answer) === firstDay) : [first];
  sum.startedDaysAgo.push(firstDay);
  sum.right += isRightGrade(newest.grade) ? 1 : 0;
  const longest = usualSeconds * LONGEST_OF_USUAL;
  if (first.activity === 'mock-exam') return;
  sum.timed += 1;
  sum.seconds += Math.min(longest, secondsOf(atFirst, longest));
}

/** One question of an endless exercise counts once. */
function practisedSince(dayStart: number, history: readonly PastAnswer[]): number {
  return history.some(({ at, activity }) => at >= dayStart && activity !== 'review') ? 1 : 0;
}

/**
 * How many words the person knows, of those that a plan counts.
 * @param dayOf the day of an instant (ms since 1970) where the person is
 */
export function wordsKnown(
  projection: Projection,
  { kinds, bankOf }: Pick<WorkToDo, 'kinds' | 'bankOf'>,
  dayOf: (instant: number) => string,
): number {
  const ofWords = new Set(kinds.filter(({ areNewCards }) => areNewCards).map(({ id }) => id));
  let known = 0;
  for (const [itemId] of itemsOf(projection)) {
    if (!ofWords.has(workAreaOf(bankOf(itemId)) ?? '')) continue;
    if (knowledgeOf(projection, itemId, dayOf) === 'known') known += 1;
  }
  return known;
}

/**
 * Today's review, including answered cards, at the person's pace. What was new today is not part of it: it is counted
 * where it is studied.
 * @param dayStart when the person's day began, ms since 1970
 */
export function reviewLoad(projection: Projection, day: ReviewDay, dayStart: number): ReviewLoad {
  const items = new Set(
    day.waiting
      // A word that was added and never seen is among the new words.
      .filter(({ itemId, itemSince }) => itemSince !== null || kindOf(itemId) !== 'word')
      .map(({ itemId }) => itemId),
  );
  for (const card of day.beforeExam) items.delete(card.itemId);
  for (const [itemId] of itemsOf(projection)) {
    const history = historyOf(projection, itemId);
    if ((history[0]?.at ?? 0) >= dayStart) items.delete(itemId);
    else if (history.some(({ activity, at }) => activity === 'review' && at >= dayStart)) items.add(itemId);
  }
  return { cards: items.size, secondsEach: reviewPace(projection, dayStart) };
}

function secondsOf(answers: readonly PastAnswer[], longest: number): number {
  return answers.reduce((sum, { durationMs }) => sum + Math.min(longest, durationMs / SECOND_MS), 0);
}
