import { comingExams, examFor, LAST_DAYS, type ComingExam, type ExamDates } from './exam-dates.ts';
import { beforeToday, mockOfDay, type MockExams, type MockStep } from './mock-plan.ts';
import {
  areasOfDay,
  daysOf,
  isWaiting,
  neededOf,
  sharesOf,
  unplannedOf,
  type AreaOfDay,
  type WorkArea,
} from './work-shares.ts';

export interface PlanWishes {
  /** Such as `2026-11-22`. */
  readonly today: string;
  readonly dates: ExamDates;
  /** The start of the plan for each part's date; today if unknown. */
  readonly since: ExamDates;
  readonly minutesADay: number;
  /** No mock exam that takes longer comes today; by default any may. */
  readonly longestMockMinutes?: number | undefined;
}

/** What the person knows. */
export interface PlanProgress {
  readonly wordsKnown: number;
  readonly mocks: readonly MockExams[];
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

export interface StudyPlan<Area extends WorkArea = WorkArea> {
  readonly exams: readonly ComingExam[];
  /** Only open work for a coming exam. */
  readonly shares: readonly AreaShare<Area>[];
  readonly reviewSeconds: number;
  /** Today's mock exam; null on most days. */
  readonly mock: MockStep | null;
  /** In the last week: what is left of the day for repeating mistakes; 0 otherwise (PTH-07). */
  readonly repeatSeconds: number;
  /**
   * Today's total, including review, mock exam and repetition. It may be longer than the person's minutes only on a day
   * with a mock exam, which has nothing else then.
   */
  readonly seconds: number;
}

/** The later part of a day for review, once there is much to keep: docs/simulation.md. */
export const REVIEW_LATER = 0.5;
/** The part of a day in the last week that is for repeating what one got wrong (PTH-07). */
const REPEATED = 0.5;
/** The day before an exam is this part of others (PTH-07). */
const LIGHT = 0.5;

/**
 * Computes a day's work (MEM-20, PTH-07). Review comes first, a mock exam before it. Open work is divided by the remaining
 * days, so that a missed day is spread over all of them. No share grows far beyond that of the plan's first days, and the
 * minutes of a day are its limit. What does not fit is reported. Null if no exam is coming.
 */
export function studyPlan<Area extends WorkArea>(
  areas: readonly Area[],
  review: ReviewLoad,
  wishes: PlanWishes,
  { wordsKnown, mocks }: PlanProgress,
): StudyPlan<Area> | null {
  const exams = comingExams(wishes.dates, wishes.today);
  const [soonest] = exams;
  if (soonest === undefined) return null;
  const mock = mockOfDay(mocks, exams, { ...wishes, wordsKnown });
  const isLight = soonest.daysLeft <= 1;
  const daySeconds = wishes.minutesADay * 60 * (isLight ? LIGHT : 1);
  const mockSeconds = (mock?.minutes ?? 0) * 60;
  const afterMock = Math.max(0, daySeconds - mockSeconds);
  const reviewSeconds = Math.min(afterMock, review.cards * review.secondsEach);
  const afterReview = afterMock - reviewSeconds;
  const isLastWeek = soonest.daysLeft <= LAST_DAYS;
  const budget = isLight ? 0 : afterReview * (isLastWeek ? 1 - REPEATED : 1);

  const day = { today: wishes.today, exams, since: wishes.since, wordsKnown, mocks: beforeToday(mocks) };
  const begun = areasOfDay(areas, day, budget);
  const given = sharesOf(begun, exams, budget);
  const budgetLater = Math.min(
    mock === null && !isLastWeek ? budget : Infinity,
    (1 - REVIEW_LATER) * wishes.minutesADay * 60,
  );
  const unplanned = unplannedOf(begun, exams, budgetLater);
  const shares = areas.flatMap((area, place): AreaShare<Area>[] => {
    const exam = examFor(area.parts, exams);
    const its = begun[place];
    if (exam === null || its === undefined || its.open === 0) return [];
    const share = given.get(area.id) ?? 0;
    const left = Math.min(area.open, unplanned.get(area.id) ?? 0);
    return [shareOf(area, its, { exam, share, unplanned: left, wordsKnown })];
  });
  const newSeconds = shares.reduce((sum, { share, area }) => sum + share * area.secondsEach, 0);
  const repeatSeconds = isLastWeek && !isLight ? Math.max(0, afterReview - newSeconds) : 0;
  const seconds = mockSeconds + reviewSeconds + newSeconds + repeatSeconds;
  return { exams, shares, reviewSeconds, mock, repeatSeconds, seconds };
}

interface OfDay {
  readonly exam: ComingExam;
  readonly share: number;
  readonly unplanned: number;
  readonly wordsKnown: number;
}

/** @param its the area as it stood in the morning */
function shareOf<Area extends WorkArea>(
  area: Area,
  its: AreaOfDay,
  { exam, share, unplanned, wordsKnown }: OfDay,
): AreaShare<Area> {
  const [days, needed] = [daysOf(its, exam), neededOf(its, exam)];
  const { fromWords = 0 } = area;
  return {
    area,
    exam,
    days,
    needed,
    isMoreForWeak: its.isWeak && days > 0 && needed > Math.ceil((its.open / days) * its.evenFactor),
    limit: unplanned === 0 ? null : limitOf(its, needed, share),
    share,
    left: Math.max(0, share - area.startedToday - area.practisedToday),
    unplanned,
    waitsForWords: isWaiting(area, exam, wordsKnown) ? fromWords : null,
  };
}

function limitOf({ atMost, growsTo }: AreaOfDay, needed: number, share: number): AreaShare['limit'] {
  if (share < needed) return 'minutes';
  if (needed === atMost) return 'cards';
  return needed >= growsTo ? 'pace' : 'minutes';
}
