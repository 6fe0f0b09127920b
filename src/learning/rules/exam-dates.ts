import { daysBetween } from '#lib/calendar-day.ts';

/** When each part of the exam is, by the part's id, as in `2026-12-04`; absent where that isn't known. */
export type ExamDates = Readonly<Record<string, string | undefined>>;

/** Since when the plan for a part goes by the date that it has now. */
export type PlanStarts = Readonly<
  Record<string, { readonly exam: string; readonly since: string } | undefined>
>;

/** What was kept, with today for each date that is new. The same object where nothing is new. */
export function planStarts(kept: PlanStarts, dates: ExamDates, today: string): PlanStarts {
  const fresh = Object.entries(dates).flatMap(([part, exam]) => {
    return exam === undefined || kept[part]?.exam === exam ? [] : [[part, { exam, since: today }] as const];
  });
  return fresh.length === 0 ? kept : { ...kept, ...Object.fromEntries(fresh) };
}

/** How long a day of study may be: what a person may choose, and what holds else (MEM-20). */
export const MINUTES_A_DAY = { least: 10, usual: 30, most: 120, step: 5 } as const;

/** The last days before an exam are for repeating (MEM-20). */
export const LAST_DAYS = 7;

/** A part of the exam that is still to come. */
export interface ComingExam {
  /** Its id. */
  readonly part: string;
  readonly day: string;
  /** 0 on the day itself. */
  readonly daysLeft: number;
}

/** The parts still to come, the soonest first. */
export function comingExams(dates: ExamDates, today: string): readonly ComingExam[] {
  return Object.entries(dates)
    .flatMap(([part, day]) => {
      const daysLeft = day === undefined ? -1 : daysBetween(today, day);
      // 31 February is no day, and no number of days away.
      return day !== undefined && daysLeft >= 0 ? [{ part, day, daysLeft }] : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** The parts whose day is over, the newest first. */
export function pastExams(dates: ExamDates, today: string): readonly { part: string; day: string }[] {
  return Object.entries(dates)
    .flatMap(([part, day]) => {
      return day !== undefined && daysBetween(day, today) > 0 ? [{ part, day }] : [];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

/**
 * The exam for which something is learned: of those that it serves the soonest whose last days have not begun; where they all
 * have, the soonest. Null: none is to come.
 */
export function examFor(parts: readonly string[], exams: readonly ComingExam[]): ComingExam | null {
  const served = exams.filter(({ part }) => parts.includes(part));
  return served.find(({ daysLeft }) => daysLeft > LAST_DAYS) ?? served[0] ?? null;
}

/** How many days are left for what is new, today among them. */
export function daysForNew({ daysLeft }: ComingExam): number {
  return Math.max(0, daysLeft - LAST_DAYS);
}
