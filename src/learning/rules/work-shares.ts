import { daysForNew, examFor, LAST_DAYS, type ComingExam, type ExamDates } from './exam-dates.ts';
import {
  isBelowNorm,
  missingOf,
  resultOf,
  SHORT_DAYS,
  WORDS_TO_MEASURE,
  type MockExams,
} from './mock-plan.ts';
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
  /** How much else was done of it today: endless exercises. */
  readonly practisedToday: number;
  /** How many other questions of its part were answered in mock exams. */
  readonly triedInMocks: number;
  /** For each started item, how many days ago its first answer was. */
  readonly startedDaysAgo: readonly number[];
  /** The share of answered items that were correct the last time; null if too few. */
  readonly rightShare: number | null;
  readonly secondsEach: number;
  /** How many are done together, such as the questions of a text; one where left out. */
  readonly together?: number | undefined;
  /** With how many known words it begins (PTH-07); at once where left out. */
  readonly fromWords?: number | undefined;
  /** So many days are at least between two days with it; none where left out. */
  readonly restDays?: number | undefined;
  /** The person's limit of new items per day. */
  readonly atMost?: number | undefined;
}

/** What decides about the shares of a day besides the work. */
export interface PlanDay {
  /** Such as `2026-11-22`. */
  readonly today: string;
  readonly exams: readonly ComingExam[];
  /** The start of the plan for each part's date; today if unknown. */
  readonly since: ExamDates;
  readonly wordsKnown: number;
  /** As they stood in the morning. */
  readonly mocks: readonly MockExams[];
}

/** Below this share of correct answers a kind of work is weak and gets more (MEM-20). */
export const WEAK_BELOW = 0.7;
/** The factor for weak work. */
export const WEAK_FACTOR = 1.5;
/** The largest growth of a day's share since the plan's first days, whatever was missed (MEM-20). */
export const MOST_GROWTH = 1.5;
/** If less than this was seen, new work also comes in the last days. */
export const LITTLE_SEEN = 0.5;
/** If no more than this is left, it is finished in the last days: without that grammar ended some questions short (docs/simulation.md). */
const LITTLE_LEFT = 0.15;
/** How many times the minutes of other work words may take, until enough are known, and an exam part on its day (PTH-07). */
const WORDS_FIRST = 3;
/** Until this number of words is known, no text or fragment of the exam can be followed (PTH-07) … */
const FIRST_WORDS = 400;
/**
 * … and what words leave of a day is for what can be done without one: grammar, interactions, questions that can be read in English. They
 * may take this number of even shares, so that they are not behind when the exam parts come (docs/simulation.md).
 */
const BEFORE_EXAM_TASKS = 6;
/** The time of one part of the exam on a day: with less one changes more than one practises. */
export const PART_SECONDS = 10 * 60;
/** A part that was not touched for longer than this waits no more than one of this number of days. */
const LONGEST_WAIT_DAYS = 14;
/** The longest plan. */
const FURTHEST_DAYS = 400;

/** A kind of work as it stands in the morning, with its place in the day. */
export interface AreaOfDay extends WorkArea {
  /** Its day's maximum, whatever was missed. */
  readonly growsTo: number;
  /** The minutes it may take relative to others. */
  readonly weight: number;
  /** By how much its share would differ from an even one without that it is weak. */
  readonly evenFactor: number;
  readonly isWeak: boolean;
  /** Another part's turn, or its words are not known yet. */
  readonly rests: boolean;
}

/** The work as it stood in the morning, so that what was done today counts towards its share. */
export function areasOfDay(areas: readonly WorkArea[], day: PlanDay, budget: number): readonly AreaOfDay[] {
  const morning = areas.map((area): AreaOfDay => {
    const open = area.open + area.startedToday;
    const exam = examFor(area.parts, day.exams);
    const isShort = exam !== null && exam.daysLeft <= SHORT_DAYS;
    const rests = exam !== null && (isWaiting(area, exam, day.wordsKnown) || isResting(area));
    const isEarly = !isShort && !rests && day.wordsKnown < FIRST_WORDS && area.atMost === undefined;
    return {
      ...area,
      open,
      growsTo: mostADay({ ...area, open }, exam, day) * (isEarly ? BEFORE_EXAM_TASKS : 1),
      weight: area.atMost === undefined || day.wordsKnown >= WORDS_TO_MEASURE ? 1 : WORDS_FIRST,
      evenFactor: isEarly ? BEFORE_EXAM_TASKS : 1,
      isWeak: isWeak(area, day.mocks),
      rests,
    };
  });
  const [inTurns, itsTurn] = turnsOf(morning, day, budget);
  return morning.map((area) => {
    if (!inTurns.has(area.id)) return area;
    // What it misses on the days of the others it gets on its own.
    const evenFactor = area.evenFactor * (inTurns.size / itsTurn.size);
    const growsTo = Math.ceil(area.growsTo * (inTurns.size / itsTurn.size));
    return { ...area, evenFactor, growsTo, weight: WORDS_FIRST, rests: !itsTurn.has(area.id) };
  });
}

/** Tasks of the exam begin when the words for them are known, or when time is short (PTH-07). */
export function isWaiting(
  { fromWords = 0 }: Pick<WorkArea, 'fromWords'>,
  { daysLeft }: ComingExam,
  wordsKnown: number,
): boolean {
  return daysLeft > SHORT_DAYS && wordsKnown < fromWords;
}

/** Done on one of the days before; what is done today belongs to today’s share. */
function isResting({ restDays = 0, startedDaysAgo }: WorkArea): boolean {
  return startedDaysAgo.some((ago) => ago > 0 && ago <= restDays);
}

/** Its questions, or a mock exam, say that it needs more. */
function isWeak({ id, rightShare }: WorkArea, mocks: readonly MockExams[]): boolean {
  const mock = mocks.find(({ part }) => part === id);
  if (mock !== undefined && resultOf(mock) !== undefined) return isBelowNorm(mock);
  return rightShare !== null && rightShare < WEAK_BELOW;
}

/**
 * With three weeks or less, or once a mock exam has measured, the parts of the exam take turns, so that a day belongs to one or two of
 * them (PTH-07): the one that has waited longest, and a weak one comes sooner again.
 * @returns the parts that take turns, and those whose turn it is
 */
function turnsOf(
  areas: readonly AreaOfDay[],
  day: PlanDay,
  budget: number,
): readonly [all: ReadonlySet<string>, now: ReadonlySet<string>] {
  const inTurns = areas.flatMap((area) => {
    const mock = day.mocks.find(({ part }) => part === area.id);
    const exam = examFor(area.parts, day.exams);
    if (mock === undefined || exam === null || area.open === 0 || daysOf(area, exam) === 0) return [];
    const result = resultOf(mock);
    if (exam.daysLeft > SHORT_DAYS && result === undefined) return [];
    const ago = [...area.startedDaysAgo.filter((days) => days > 0), result?.daysAgo ?? LONGEST_WAIT_DAYS];
    const waited = Math.min(LONGEST_WAIT_DAYS, ...ago);
    return [{ id: area.id, waits: waited * (1 + WORDS_FIRST * missingOf(mock)) }];
  });
  const count = Math.max(1, Math.floor(budget / (2 * PART_SECONDS)));
  const now = inTurns.toSorted((one, other) => other.waits - one.waits).slice(0, count);
  return [new Set(inTurns.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
}

/** The daily maximum, based on the first days of the plan, or on the days since its words are known. */
function mostADay(area: WorkArea, exam: ComingExam | null, { today, since }: PlanDay): number {
  if (exam === null) return 0;
  const planned = Math.max(0, daysBetween(since[exam.part] ?? today, today));
  const begun = Math.max(0, ...area.startedDaysAgo);
  const daysAgo = area.fromWords === undefined ? planned : Math.min(planned, begun);
  const openThen = area.open + area.startedDaysAgo.filter((ago) => ago > 0 && ago <= daysAgo).length;
  // A near date is divided by at least a week, and not by one or two days.
  const daysThen = Math.max(LAST_DAYS, exam.daysLeft + daysAgo - LAST_DAYS);
  return Math.ceil((openThen / daysThen) * MOST_GROWTH);
}

/**
 * The number of days left for its new items. In the last days a question of the exam that was not seen yet trains what the others
 * did, and comes beside what is repeated; other work continues where it has barely started or is nearly finished, except cards
 * (`atMost`): a new word needs more days to stick.
 */
export function daysOf({ id, parts, open, total, triedInMocks, atMost }: WorkArea, exam: ComingExam): number {
  const isLittleSeen = total - open + triedInMocks < LITTLE_SEEN * total;
  const isNearlyDone = open <= LITTLE_LEFT * total;
  const comesToTheEnd = atMost === undefined && (isLittleSeen || isNearlyDone || parts.includes(id));
  return comesToTheEnd ? Math.max(daysForNew(exam), Math.min(exam.daysLeft, LAST_DAYS)) : daysForNew(exam);
}

/** The amount per day that finishes as much as possible in time, more for weak work. */
export function neededOf(area: AreaOfDay, exam: ComingExam): number {
  const days = daysOf(area, exam);
  if (days === 0) return 0;
  const factor = area.evenFactor * (area.isWeak ? WEAK_FACTOR : 1);
  const evenly = Math.min(Math.ceil((area.open / days) * factor), area.growsTo);
  return Math.min(area.open, inGroups(evenly, area), area.atMost ?? Infinity);
}

/** Rounded up to whole texts. */
function inGroups(count: number, { together = 1 }: WorkArea): number {
  return Math.ceil(count / together) * together;
}

/**
 * Divides a day's seconds by weight: short work is done fully, and long work shares the rest. Work longer than its part of
 * a day gets a turn every few days.
 */
export function sharesOf(
  areas: readonly AreaOfDay[],
  exams: readonly ComingExam[],
  budget: number,
): ReadonlyMap<string, number> {
  const wishes = areas.flatMap((area) => {
    const exam = examFor(area.parts, exams);
    const needed = exam === null || area.rests ? 0 : neededOf(area, exam);
    if (exam === null || needed === 0) return [];
    const { together = 1, secondsEach, weight } = area;
    const seconds = needed * secondsEach;
    return [{ area, needed, weight, seconds, atOnce: Math.min(needed, together), days: daysOf(area, exam) }];
  });
  const shares = new Map<string, number>();
  let left = budget;
  const perWeight = budget / wishes.reduce((sum, { weight }) => sum + weight, 0);
  const isLong = ({ area, atOnce, weight }: (typeof wishes)[number]) =>
    atOnce * area.secondsEach > perWeight * weight;
  for (const { area, days, atOnce } of wishes.filter(isLong)) {
    // Turns are spread evenly over its days; after a missed turn the next one comes sooner.
    const isItsTurn = days % Math.max(1, Math.floor((days * atOnce) / area.open)) === 0;
    const seconds = atOnce * area.secondsEach;
    if (!isItsTurn || seconds > left) continue;
    shares.set(area.id, atOnce);
    left -= seconds;
  }
  const short = wishes
    .filter((wish) => !isLong(wish))
    .toSorted((one, other) => one.seconds / one.weight - other.seconds / other.weight);
  let weights = short.reduce((sum, { weight }) => sum + weight, 0);
  for (const { area, needed, seconds, weight, atOnce } of short) {
    const part = Math.min(seconds, (left * weight) / weights);
    const groups = Math.floor(part / (atOnce * area.secondsEach) + 1e-9);
    const share = Math.min(needed, seconds <= part ? needed : groups * atOnce);
    shares.set(area.id, share);
    left -= share * area.secondsEach;
    weights -= weight;
  }
  return shares;
}

/** The items still open after its days if each day's share is done. */
export function unplannedOf(
  areas: readonly AreaOfDay[],
  exams: readonly ComingExam[],
  budget: number,
): ReadonlyMap<string, number> {
  const furthest = Math.min(FURTHEST_DAYS, exams.at(-1)?.daysLeft ?? 0);
  // Whose turn it will be, and when its words will be known, changes the order more than the sum.
  let open = areas.map((area) => ({ ...area, rests: false }));
  for (let day = 0; day < furthest; day += 1) {
    const coming = exams
      .map((exam) => ({ ...exam, daysLeft: exam.daysLeft - day }))
      .filter(({ daysLeft }) => daysLeft >= 0);
    const shares = sharesOf(open, coming, budget);
    open = open.map((area) => ({ ...area, open: area.open - (shares.get(area.id) ?? 0) }));
  }
  return new Map(open.map(({ id, open: left }) => [id, left]));
}
