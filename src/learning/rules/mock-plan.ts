import { LAST_DAYS, type ComingExam } from './exam-dates.ts';

/** A mock exam that was handed in. */
export interface MockSitting {
  readonly daysAgo: number;
  /** The share of all its questions that were answered right; null if nobody has rated it. */
  readonly rightShare: number | null;
}

/** The mock exams of a part, and how they went. */
export interface MockExams {
  /** The id of the part. */
  readonly part: string;
  /** How long one takes in the official format. */
  readonly minutes: number;
  /** How many different ones the app has. */
  readonly exams: number;
  /** From this share of right answers on the app calls it enough. */
  readonly enough: number;
  /** The newest first. */
  readonly sittings: readonly MockSitting[];
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

/** With as many days left or fewer, mock exams are the skeleton of the plan (PTH-07). */
export const SHORT_DAYS = 21;
/**
 * With as many known words they are it at any time: of the first 600 words of the path come 88% of the running words of the mock exams
 * (`npm run check-content`), so that an exam measures more than which words are missing.
 */
export const WORDS_TO_MEASURE = 600;
/** A result older than this says little of today. */
const OUTDATED_DAYS = 28;
/** The second mock exams come in these days before the exam, but not in its last week … */
const CHECK_DAYS = 14;
/** … and this number of days after the first one at the earliest, or nothing can have changed. */
const LEAST_DAYS_BETWEEN = 4;

/** The newest result of a part that still says something; undefined without one. */
export function resultOf({ sittings }: MockExams): MockSitting | undefined {
  return sittings.find(({ daysAgo }) => daysAgo <= OUTDATED_DAYS);
}

/** Whether a mock exam showed that a part needs more. */
export function isBelowNorm(mock: MockExams): boolean {
  const result = resultOf(mock);
  return (result?.rightShare ?? Infinity) < mock.enough;
}

/** The results as they stood in the morning. */
export function beforeToday(mocks: readonly MockExams[]): readonly MockExams[] {
  return mocks.map((mock) => ({ ...mock, sittings: mock.sittings.filter(({ daysAgo }) => daysAgo > 0) }));
}

export interface MinutesForMock {
  readonly minutesADay: number;
  readonly longestMockMinutes?: number | undefined;
}

/**
 * Today's mock exam (PTH-07), or null. First one of each part measures, the longest first; then one of each part below the norm, the
 * weakest first. One a day at most, and where one takes longer than a day, not on two days in a row, as long as there are days enough.
 * One that takes longer than what the person has today waits for another day.
 */
export function mockOfDay(
  mocks: readonly MockExams[],
  exams: readonly ComingExam[],
  {
    minutesADay,
    longestMockMinutes = Infinity,
    wordsKnown,
  }: MinutesForMock & { readonly wordsKnown: number },
): MockStep | null {
  const morning = beforeToday(mocks);
  const wanted = exams.flatMap((exam) => {
    const mock = morning.find(({ part }) => part === exam.part);
    const purpose = mock === undefined ? null : purposeOf(mock, exam, wordsKnown);
    return mock === undefined || purpose === null ? [] : [{ exam, mock, purpose }];
  });
  const done = exams.flatMap((exam) => {
    const mock = mocks.find(({ part }) => part === exam.part);
    const isToday = mock?.sittings.some(({ daysAgo }) => daysAgo <= 0) === true;
    return isToday ? [{ exam, mock }] : [];
  });
  const [today] = done;
  if (today !== undefined) {
    const purpose = wanted.find(({ exam }) => exam.part === today.exam.part)?.purpose ?? 'check';
    return { exam: today.exam, minutes: today.mock.minutes, purpose, isDone: true };
  }
  const [first] = wanted.toSorted((one, other) => orderOf(one, other));
  if (first === undefined) return null;
  const { exam, mock, purpose } = first;
  const toMeasure = wanted.filter((one) => one.purpose === 'measure').length;
  const isPressing = toMeasure >= exam.daysLeft - LAST_DAYS;
  const lastAgo = Math.min(...morning.flatMap(({ sittings }) => sittings.map(({ daysAgo }) => daysAgo)));
  if (mock.minutes > longestMockMinutes) return null;
  if (mock.minutes > minutesADay && lastAgo < 2 && !isPressing) return null;
  return { exam, minutes: mock.minutes, purpose, isDone: false };
}

interface Wanted {
  readonly exam: ComingExam;
  readonly mock: MockExams;
  readonly purpose: MockStep['purpose'];
}

function purposeOf(
  mock: MockExams,
  { daysLeft }: ComingExam,
  wordsKnown: number,
): MockStep['purpose'] | null {
  // The day before is light. An exam that was seen measures nothing.
  if (daysLeft <= 1 || mock.sittings.length >= mock.exams) return null;
  const result = resultOf(mock);
  if (result === undefined)
    return daysLeft <= SHORT_DAYS || wordsKnown >= WORDS_TO_MEASURE ? 'measure' : null;
  const isItsTime = daysLeft <= CHECK_DAYS && daysLeft > LAST_DAYS;
  const hadTwo = mock.sittings.filter(({ daysAgo }) => daysAgo <= SHORT_DAYS).length > 1;
  const isEarly = result.daysAgo < LEAST_DAYS_BETWEEN;
  return isItsTime && !hadTwo && !isEarly && isBelowNorm(mock) ? 'check' : null;
}

const WEEK = 7;

/** What measures first, the exam of the nearest week first, then the longest, then the weakest. */
function orderOf(one: Wanted, other: Wanted): number {
  const isLater = Number(one.purpose === 'check') - Number(other.purpose === 'check');
  const weeks = Math.floor(one.exam.daysLeft / WEEK) - Math.floor(other.exam.daysLeft / WEEK);
  const length = one.purpose === 'measure' ? other.mock.minutes - one.mock.minutes : 0;
  return isLater || weeks || length || missingOf(other.mock) - missingOf(one.mock);
}

/** How far the newest result is below the norm, as a share of it: 0 at the norm, above it or without a result. */
export function missingOf(mock: MockExams): number {
  const share = resultOf(mock)?.rightShare ?? mock.enough;
  return Math.max(0, (mock.enough - share) / mock.enough);
}
