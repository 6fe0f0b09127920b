import { daysBetween } from '#lib/calendar-day.ts';

/** The parts of the exam, each with a day of its own. */
export const EXAM_PARTS = ['reading', 'listening', 'writing', 'speaking', 'knm'] as const;
export type ExamPart = (typeof EXAM_PARTS)[number];

/** When each part is, as in `2026-12-04`; absent where that isn't known. */
export type ExamDates = { readonly [Part in ExamPart]?: string | undefined };

/** In the last days before an exam nothing new comes (MEM-20). */
export const LAST_DAYS = 7;

/** A part of the exam that is still to come. */
export interface ComingExam {
  readonly part: ExamPart;
  readonly day: string;
  /** 0 on the day itself. */
  readonly daysLeft: number;
}

/** The parts still to come, the soonest first. */
export function comingExams(dates: ExamDates, today: string): readonly ComingExam[] {
  return EXAM_PARTS.flatMap((part) => {
    const day = dates[part];
    const daysLeft = day === undefined ? -1 : daysBetween(today, day);
    // 31 February is no day, and no number of days away.
    return day !== undefined && daysLeft >= 0 ? [{ part, day, daysLeft }] : [];
  }).toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** How many days ago the last of them was, negative while it is to come; null where none is known. */
export function daysSinceLast(dates: ExamDates, today: string): number | null {
  const days = EXAM_PARTS.flatMap((part) => dates[part] ?? []).map((day) => daysBetween(day, today));
  return days.length === 0 ? null : Math.min(...days);
}

/**
 * The exam for which something is learned: of those that it serves the soonest whose last days have not begun; where they all
 * have, the soonest. Null: none is to come.
 */
export function examFor(parts: readonly ExamPart[], exams: readonly ComingExam[]): ComingExam | null {
  const served = exams.filter(({ part }) => parts.includes(part));
  return served.find(({ daysLeft }) => daysLeft > LAST_DAYS) ?? served[0] ?? null;
}

/** How many days are left for what is new, today among them. */
export function daysForNew({ daysLeft }: ComingExam): number {
  return Math.max(0, daysLeft - LAST_DAYS);
}
