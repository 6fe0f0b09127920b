import {
  comingExams,
  daysForNew,
  examFor,
  LAST_DAYS,
  type ComingExam,
  type ExamDates,
} from './exam-dates.ts';
import { daysBetween } from '#lib/calendar-day.ts';

/** One kind of work: words, a game. What is done of it is done once; what it takes to keep it is review's. */
export interface WorkArea {
  readonly id: string;
  /** Which parts of the exam it is for. */
  readonly parts: readonly string[];
  /** How many there are, and how many of them were never answered. */
  readonly total: number;
  readonly open: number;
  /** Answered today for the first time. */
  readonly startedToday: number;
  /** How many days ago each that was begun was answered for the first time. */
  readonly startedDaysAgo: readonly number[];
  /** Of those answered, the share that was right the last time; null where they are too few to say. */
  readonly rightShare: number | null;
  readonly secondsEach: number;
  /** New ones a day at most, where the person has set that. */
  readonly atMost?: number | undefined;
}

export interface PlanWishes {
  /** As in `2026-11-22`. */
  readonly today: string;
  readonly dates: ExamDates;
  /** Since when the plan for each part goes by its date; since today, where that isn't known. */
  readonly since: ExamDates;
  readonly minutesADay: number;
}

/** What review asks of today, what was answered of it included. */
export interface ReviewLoad {
  readonly cards: number;
  /** A card that isn't known comes again on the same day: with all of that. */
  readonly secondsEach: number;
}

/** What today brings of one kind of work. */
export interface AreaShare<Area extends WorkArea = WorkArea> {
  readonly area: Area;
  readonly exam: ComingExam;
  /** Days for what is new, today among them; 0 where nothing new comes before the exam. */
  readonly days: number;
  /** What belongs to a day, so that as much as can be is done in time. */
  readonly needed: number;
  /** Weak, and therefore more than evenly divided. */
  readonly isMoreForWeak: boolean;
  /** Why not all of what is open fits: new cards a day, a day that is not to grow, or the minutes. Null: all of it fits. */
  readonly limit: 'cards' | 'pace' | 'minutes' | null;
  /** What of that today has time for, what was done today included. */
  readonly share: number;
  readonly left: number;
  /** Of what is open, how many the days that are left have no time for. */
  readonly unplanned: number;
}

export interface StudyPlan<Area extends WorkArea = WorkArea> {
  readonly exams: readonly ComingExam[];
  /** Only what a coming exam wants and what is not done. */
  readonly shares: readonly AreaShare<Area>[];
  readonly reviewSeconds: number;
  /** Today's, with review. */
  readonly seconds: number;
}

/** Under this share of right answers a kind of work is weak, and gets more (MEM-20). */
export const WEAK_BELOW = 0.7;
/** How much more. */
export const WEAK_FACTOR = 1.5;
/** So much longer than on the first days of the plan its share of a day may become, whatever was missed (MEM-20). */
export const MOST_GROWTH = 1.5;
/** Where less than that was seen, new things come in the last days, too. */
export const LITTLE_SEEN = 0.5;
/** Which part of a day review comes to take, once there is much to keep: docs/simulation.md. */
export const REVIEW_LATER = 0.5;
/** Nobody plans further ahead than that. */
const FURTHEST_DAYS = 400;

/**
 * The share of a day (MEM-20). Review comes first. What is open is divided by the days that are left, so that a day that
 * was missed is spread over all of them; no share grows far beyond that of the plan's first days, and the minutes of a day are
 * its limit. What then doesn't fit is told. Null where no exam is to come.
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
  // As the day began: what was done meanwhile counts towards its share.
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
      },
    ];
  });
  const newSeconds = shares.reduce((sum, { share, area }) => sum + share * area.secondsEach, 0);
  return { exams, shares, reviewSeconds, seconds: reviewSeconds + newSeconds };
}

/** An area as the day began, with the most that a day may bring of it. */
interface BegunArea extends WorkArea {
  readonly growsTo: number;
}

/** What a day brings at most, by what a day of the plan's first ones brought. */
function mostADay(area: WorkArea, exams: readonly ComingExam[], wishes: PlanWishes): number {
  const exam = examFor(area.parts, exams);
  if (exam === null) return 0;
  const daysAgo = Math.max(0, daysBetween(wishes.since[exam.part] ?? wishes.today, wishes.today));
  const openThen = area.open + area.startedDaysAgo.filter((ago) => ago <= daysAgo).length;
  // Who sets a date that is near has at least a week's worth of days to divide by, and not one or two.
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
 * How many days are left for what is new of it. In the last days only what was hardly begun goes on; a new word needs more days
 * than that to stay, so what comes back as cards (`atMost`) doesn't.
 */
function daysOf({ open, total, atMost }: WorkArea, exam: ComingExam): number {
  const isLittleSeen = atMost === undefined && total - open < LITTLE_SEEN * total;
  return isLittleSeen ? Math.max(daysForNew(exam), Math.min(exam.daysLeft, LAST_DAYS)) : daysForNew(exam);
}

/** So many a day, and as much of it as can be is done in time; more where it is weak. */
function neededOf(area: BegunArea, exam: ComingExam): number {
  const days = daysOf(area, exam);
  if (days === 0) return 0;
  const evenly = (area.open / days) * (isWeak(area) ? WEAK_FACTOR : 1);
  return Math.min(area.open, Math.ceil(evenly), area.growsTo, area.atMost ?? Infinity);
}

/**
 * Divides a day's seconds: each kind of work gets what it needs as long as all have as much; short ones are done whole, and
 * long ones share what is left. One that takes longer than its part of a day has a turn every few days.
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
    // Evenly over its days; where a turn was missed the next one comes sooner.
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

/** What would still be open when its days are over, were each day's share done. */
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
