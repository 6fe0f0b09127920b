import { HOUR_MS } from '#lib/duration.ts';
import type { Projection } from '#domain/memory/projection.ts';
import type { ComingExam } from '#domain/plan/exam-dates.ts';
import type { DayPlan } from '#features/home/use-plan.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#services/paths.ts';
import { mockExamMinutes, mockExamsSat } from '#services/plan/mock-exams.ts';
import { EXAM_PART_NAMES } from '#shared/exam-dates/exam-part-names.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { textLinkClass } from '#ui/button.tsx';

interface LastDaysProps {
  readonly exam: ComingExam;
  readonly plan: DayPlan;
  readonly projection: Projection;
  /** How long ago the day began. */
  readonly sinceMidnightMs: number;
}

/** By then an exam of that day is over. */
const EVENING_MS = 17 * HOUR_MS;

/** What the last days before an exam are for, by what was done so far (MEM-20). */
export function LastDays({ exam: { part, daysLeft }, plan, projection, sinceMidnightMs }: LastDaysProps) {
  const { name, page } = EXAM_PART_NAMES[part];
  if (daysLeft === 0)
    return sinceMidnightMs < EVENING_MS ? (
      <p>{name} is today. Learn nothing new now. Good luck!</p>
    ) : (
      <p>{name} was today. We hope that it went well.</p>
    );
  const [minutes, times] = [mockExamMinutes(part), mockExamsSat(projection).get(part) ?? 0];
  if (minutes !== null)
    return (
      <p>
        {times === 0
          ? `${name} is near, and you have not done a mock exam yet: do that first, it takes ${counted(minutes, 'minute')}.`
          : `${name} is near. You did ${counted(times, 'mock exam')}: do one more, or repeat what you know.`}{' '}
        <AppLink to={PATHS.mockExam} className={textLinkClass}>
          Choose a mock exam in {name}
        </AppLink>
      </p>
    );
  const own = plan.shares.find(({ area: { parts } }) => parts.length === 1 && parts[0] === part)?.area;
  const isBegun = own === undefined || own.open < own.total;
  return (
    <p>
      {name} is near. {isBegun ? 'Repeat what you know.' : 'Try the tasks of the game first.'}{' '}
      <AppLink to={page} className={textLinkClass}>
        Practise {name.toLowerCase()}
      </AppLink>
    </p>
  );
}
