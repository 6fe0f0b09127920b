import {
  comingExams,
  daysForNew,
  examFor,
  LAST_DAYS,
  type ComingExam,
  type ExamDates,
} from './exam-dates.ts';
import { daysBetween } from '#lib/calendar-day.ts';

/** One kind of work: words, a game. Each item is done once; keeping it is the task of review. */
export interface WorkArea {
  readonly id: string;
  /** The exam parts that it serves. */
  readonly parts: readonly string[];
  /** The number of items, and how many were never answered. */
  readonly total: number;
  readonly open: number;
  /** The number answered today for the first time. */
  readonly startedToday: number;
  /** For each started item, how many days ago its first answer was. */
  readonly startedDaysAgo: readonly number[];
  /** The share of answered items that were correct the last time; null if too few. */
  readonly rightShare: number | null;
  readonly secondsEach: number;
  /** The person's limit of new items per day. */
  readonly atMost?: number | undefined;
}

export interface PlanWishes {
  /** Such as `2026-11-22`. */
  readonly today: string;
  readonly dates: ExamDates;
  /** The start of the plan for each part's date; today if unknown. */
  readonly since: ExamDates;
  readonly minutesADay: number;
}

/** The load of today's review, including answered cards. */
export interface ReviewLoad {
  readonly cards: number;
  /** Includes the repetitions of failed cards on the same day. */
  readonly secondsEach: number;
}

/** Today's share of one kind of work. */
export interface AreaShare<Area extends WorkArea = WorkArea> {
  readonly area: Area;
  readonly exam: ComingExam;
  /** The days for new work, including today; 0 if nothing new comes before the exam. */
  readonly days: number;
  /** The amount per day that finishes as much as possible in time. */
  readonly needed: number;
  /** Whether it gets more than an even share because it is weak. */
  readonly isMoreForWeak: boolean;
  /** What prevents all open work from fitting: new cards per day, the growth limit or the minutes. Null if all fits. */
  readonly limit: 'cards' | 'pace' | 'minutes' | null;
  /** The amount that fits today, including what was done today. */
  readonly share: number;
  readonly left: number;
  /** The number of open items that do not fit in the remaining days. */
  readonly unplanned: number;
  /** The number of known words with which it begins, if these are still missing (PTH-07); null if it has begun. */
  readonly waitsForWords: number | null;
}

/** A mock exam as a step of the day (PTH-07). */
export interface MockStep {
  /** Of which part. */
  readonly exam: ComingExam;
  readonly minutes: number;
  /** The first one of a part measures; the second one, before the last week, shows what the days between have brought. */
  readonly purpose: 'measure' | 'check';
  /** It was handed in today. */
  readonly isDone: boolean;
}

export interface StudyPlan<Area extends WorkArea = WorkArea> {
  readonly exams: readonly ComingExam[];
  /** Only open work for a coming exam. */
  readonly shares: readonly AreaShare<Area>[];
  readonly reviewSeconds: number;
  /** Today's mock exam; null on most days. */
  readonly mock: MockStep | null;
  /** In the last week: what is left of the day for repeating mistakes; 0 otherwise (PTH-07). */
  readonly repeatSeconds: number;
  /** Today's total, including review, mock exam and repetition. It may be longer than the person's minutes only on a day with a mock exam. */
  readonly seconds: number;
}

/** Below this share of correct answers a kind of work is weak and gets more (MEM-20). */
export const WEAK_BELOW = 0.7;
/** The factor for weak work. */
export const WEAK_FACTOR = 1.5;
/** The largest growth of a day's share since the plan's first days, whatever was missed (MEM-20). */
export const MOST_GROWTH = 1.5;
/** If less than this was seen, new work also comes in the last days. */
export const LITTLE_SEEN = 0.5;
/** The later part of a day for review, once there is much to keep: docs/simulation.md. */
export const REVIEW_LATER = 0.5;
/** The longest plan. */
const FURTHEST_DAYS = 400;

/**
 * Computes a day's work (MEM-20). Review comes first. Open work is divided by the remaining days, so that a missed day
 * is spread over all of them. No share grows far beyond that of the plan's first days, and the minutes of a day are its
 * limit. What does not fit is reported. Null if no exam is coming.
 */
export function studyPlan<Area extends WorkArea>(
  areas: readonly Area[],
  review: ReviewLoad,
  wishes: PlanWishes,
): StudyPlan<Area> | null {
  const exams = comingExams(wishes.dates, wishes.today);
  if (exams.length === 0) return null;
  const reviewSeconds = review.cards * review.secondsEach;
  const budget = Math.max(0, wishes.minutesADay * 60 - reviewSeconds);
  // The state at the start of the day, so that today's work counts towards its share.
  const atStart = areas.map((area) => ({
    ...area,
    open: area.open + area.startedToday,
    growsTo: mostADay(area, exams, wishes),
  }));
  const given = sharesOf(atStart, exams, budget);
  const budgetLater = Math.min(budget, (1 - REVIEW_LATER) * wishes.minutesADay * 60);
  const unplanned = unplannedOf(atStart, exams, budgetLater);
  const shares = areas.flatMap((area, place): AreaShare<Area>[] => {
    const exam = examFor(area.parts, exams);
    const begun = atStart[place];
    if (exam === null || begun === undefined || begun.open === 0) return [];
    const share = given.get(area.id) ?? 0;
    const [days, needed] = [daysOf(begun, exam), neededOf(begun, exam)];
    const left = Math.min(area.open, unplanned.get(area.id) ?? 0);
    return [
      {
        area,
        exam,
        days,
        needed,
        isMoreForWeak: days > 0 && needed > Math.ceil(begun.open / days),
        limit: left === 0 ? null : limitOf(begun, needed, share),
        share,
        left: Math.max(0, share - area.startedToday),
        unplanned: left,
        waitsForWords: null,
      },
    ];
  });
  const newSeconds = shares.reduce((sum, { share, area }) => sum + share * area.secondsEach, 0);
  const seconds = reviewSeconds + newSeconds;
  return { exams, shares, reviewSeconds, mock: null, repeatSeconds: 0, seconds };
}

/** An area at the start of the day, with its daily maximum. */
interface BegunArea extends WorkArea {
  readonly growsTo: number;
}

/** The daily maximum, based on the first days of the plan. */
function mostADay(area: WorkArea, exams: readonly ComingExam[], wishes: PlanWishes): number {
  const exam = examFor(area.parts, exams);
  if (exam === null) return 0;
  const daysAgo = Math.max(0, daysBetween(wishes.since[exam.part] ?? wishes.today, wishes.today));
  const openThen = area.open + area.startedDaysAgo.filter((ago) => ago <= daysAgo).length;
  // A near date is divided by at least a week, and not by one or two days.
  const daysThen = Math.max(LAST_DAYS, exam.daysLeft + daysAgo - LAST_DAYS);
  return Math.ceil((openThen / daysThen) * MOST_GROWTH);
}

function limitOf({ atMost, growsTo }: BegunArea, needed: number, share: number): AreaShare['limit'] {
  if (share < needed) return 'minutes';
  if (needed === atMost) return 'cards';
  return needed >= growsTo ? 'pace' : 'minutes';
}

function isWeak({ rightShare }: WorkArea): boolean {
  return rightShare !== null && rightShare < WEAK_BELOW;
}

/**
 * The number of days left for its new items. In the last days only barely started work continues, except cards
 * (`atMost`): a new word needs more days to stick.
 */
function daysOf({ open, total, atMost }: WorkArea, exam: ComingExam): number {
  const isLittleSeen = atMost === undefined && total - open < LITTLE_SEEN * total;
  return isLittleSeen ? Math.max(daysForNew(exam), Math.min(exam.daysLeft, LAST_DAYS)) : daysForNew(exam);
}

/** The amount per day that finishes as much as possible in time, more for weak work. */
function neededOf(area: BegunArea, exam: ComingExam): number {
  const days = daysOf(area, exam);
  if (days === 0) return 0;
  const evenly = (area.open / days) * (isWeak(area) ? WEAK_FACTOR : 1);
  return Math.min(area.open, Math.ceil(evenly), area.growsTo, area.atMost ?? Infinity);
}

/**
 * Divides a day's seconds equally: short work is done fully, and long work shares the rest. Work longer than its part of
 * a day gets a turn every few days.
 */
function sharesOf(
  areas: readonly BegunArea[],
  exams: readonly ComingExam[],
  budget: number,
): ReadonlyMap<string, number> {
  const wishes = areas
    .flatMap((area) => {
      const exam = examFor(area.parts, exams);
      const needed = exam === null ? 0 : neededOf(area, exam);
      if (exam === null || needed === 0) return [];
      return [{ area, needed, days: daysOf(area, exam), seconds: needed * area.secondsEach }];
    })
    .toSorted((one, other) => one.seconds - other.seconds);
  const shares = new Map<string, number>();
  let left = budget;
  const evenly = budget / Math.max(1, wishes.length);
  for (const { area, days } of wishes.filter((wish) => wish.area.secondsEach > evenly)) {
    // Turns are spread evenly over its days; after a missed turn the next one comes sooner.
    const isItsTurn = days % Math.max(1, Math.floor(days / area.open)) === 0;
    if (!isItsTurn || area.secondsEach > left) continue;
    shares.set(area.id, 1);
    left -= area.secondsEach;
  }
  const small = wishes.filter(({ area }) => area.secondsEach <= evenly);
  for (const [place, { area, needed, seconds }] of small.entries()) {
    const part = Math.min(seconds, left / (small.length - place));
    const share = Math.min(needed, Math.floor(part / area.secondsEach + 1e-9));
    shares.set(area.id, share);
    left -= share * area.secondsEach;
  }
  return shares;
}

/** The items still open after its days if each day's share is done. */
function unplannedOf(
  areas: readonly BegunArea[],
  exams: readonly ComingExam[],
  budget: number,
): ReadonlyMap<string, number> {
  const furthest = Math.min(FURTHEST_DAYS, exams.at(-1)?.daysLeft ?? 0);
  let open = areas;
  for (let day = 0; day < furthest; day += 1) {
    const coming = exams
      .map((exam) => ({ ...exam, daysLeft: exam.daysLeft - day }))
      .filter(({ daysLeft }) => daysLeft >= 0);
    const shares = sharesOf(open, coming, budget);
    open = open.map((area) => ({ ...area, open: area.open - (shares.get(area.id) ?? 0) }));
  }
  return new Map(open.map(({ id, open: left }) => [id, left]));
}
