import { daysBetween } from '#lib/calendar-day.ts';

/** The date of each exam part by its id, such as `2026-12-04`; absent if unknown. */
export type ExamDates = Readonly<Record<string, string | undefined>>;

/** The day on which each part got its current date. */
export type PlanStarts = Readonly<
  Record<string, { readonly exam: string; readonly since: string } | undefined>
>;

/** The saved starts, with today for each new date. The same object if nothing is new. */
export function planStarts(kept: PlanStarts, dates: ExamDates, today: string): PlanStarts {
  const fresh = Object.entries(dates).flatMap(([part, exam]) => {
    return exam === undefined || kept[part]?.exam === exam ? [] : [[part, { exam, since: today }] as const];
  });
  return fresh.length === 0 ? kept : { ...kept, ...Object.fromEntries(fresh) };
}

/** The minutes of study per day: the range and the default (MEM-20). */
export const MINUTES_A_DAY = { least: 10, usual: 30, most: 120, step: 5 } as const;

/** The last days before an exam are for repetition (MEM-20). */
export const LAST_DAYS = 7;

/** A coming exam part. */
export interface ComingExam {
  /** Its id. */
  readonly part: string;
  readonly day: string;
  /** 0 on the day itself. */
  readonly daysLeft: number;
}

/** The coming parts, the soonest first. */
export function comingExams(dates: ExamDates, today: string): readonly ComingExam[] {
  return Object.entries(dates)
    .flatMap(([part, day]) => {
      const daysLeft = day === undefined ? -1 : daysBetween(today, day);
      // Skips invalid days such as 31 February.
      return day !== undefined && daysLeft >= 0 ? [{ part, day, daysLeft }] : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** The past parts, the newest first. */
export function pastExams(dates: ExamDates, today: string): readonly { part: string; day: string }[] {
  return Object.entries(dates)
    .flatMap(([part, day]) => {
      return day !== undefined && daysBetween(day, today) > 0 ? [{ part, day }] : [];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

/**
 * The exam for which something is learned: the soonest of its parts whose last days have not started; if all have
 * started, the soonest. Null if none is coming.
 */
export function examFor(parts: readonly string[], exams: readonly ComingExam[]): ComingExam | null {
  const served = exams.filter(({ part }) => parts.includes(part));
  return served.find(({ daysLeft }) => daysLeft > LAST_DAYS) ?? served[0] ?? null;
}

/** The number of days left for new material, including today. */
export function daysForNew({ daysLeft }: ComingExam): number {
  return Math.max(0, daysLeft - LAST_DAYS);
}
