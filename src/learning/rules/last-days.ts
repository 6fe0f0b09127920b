import { comingExams, LAST_DAYS, type ExamDates } from './exam-dates.ts';
import { itemsOf, type Projection } from './projection.ts';
import { reviewPace } from './review-pace.ts';
import { historyOf } from './study-past.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#lib/duration.ts';

/** The last days before an exam, for review (MEM-22). */
export interface LastDays {
  /** About when the exam is, ms since 1970. */
  readonly examAt: number;
  /** How many cards fit into the minutes of this day. It changes only by other work. */
  readonly cardsADay: number;
}

/** Exams are held by day. */
const HOUR_OF_EXAM = 10;
/** A longer answer was a break. */
const LONGEST_ANSWER_MS = 20 * 60 * SECOND_MS;

/**
 * The next exam if it is one of the coming seven days, and the room that is left for review on this day: its minutes without those that went
 * into anything else. Null on all other days, and on the day of the exam itself.
 * @param today the person's day, `2026-11-27`
 * @param dayStart when it began, ms since 1970
 */
export function lastDays(
  projection: Projection,
  { dates, minutes }: { readonly dates: ExamDates; readonly minutes: number },
  today: string,
  dayStart: number,
): LastDays | null {
  const next = comingExams(dates, today).find(({ daysLeft }) => daysLeft > 0);
  if (next === undefined || next.daysLeft > LAST_DAYS) return null;
  const leftMs = Math.max(0, minutes * 60 * SECOND_MS - otherWorkMs(projection, dayStart));
  return {
    examAt: dayStart + next.daysLeft * DAY_MS + HOUR_OF_EXAM * HOUR_MS,
    cardsADay: Math.floor(leftMs / (reviewPace(projection, dayStart, dayStart) * SECOND_MS)),
  };
}

/** The time that went into anything but review since the day began. */
function otherWorkMs(projection: Projection, dayStart: number): number {
  let spent = 0;
  for (const [itemId] of itemsOf(projection))
    for (const { at, activity, durationMs } of historyOf(projection, itemId))
      if (at >= dayStart && activity !== 'review') spent += Math.min(LONGEST_ANSWER_MS, durationMs);
  return spent;
}
