import { HOUR_MS } from '#lib/duration.ts';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#routes/paths.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { textLinkClass } from '#ui/button.tsx';

interface LastDaysProps {
  readonly exam: ComingExam;
  /** All parts are on its day. */
  readonly isAll?: boolean;
  /** How many mock exams of this part were taken. */
  readonly timesSat: number;
  /** Time since midnight. */
  readonly sinceMidnightMs: number;
}

/** By then an exam on that day is over. */
const EVENING_MS = 17 * HOUR_MS;

/** What to do in the last days before an exam, depending on what was done so far (MEM-20). */
export function LastDays({
  exam: { part, daysLeft },
  isAll = false,
  timesSat,
  sinceMidnightMs,
}: LastDaysProps) {
  const { name, formats } = useExamPart()(part);
  const exam = isAll ? 'Your exam' : name;
  if (daysLeft === 0)
    return sinceMidnightMs < EVENING_MS ? (
      <p>{exam} is today. Learn nothing new now. Good luck!</p>
    ) : (
      <p>{exam} was today. We hope that it went well.</p>
    );
  return (
    <p>
      {timesSat === 0
        ? `${name} is soon, and you have not done a mock exam yet. Do that first: it takes ${counted(formats.official.minutes, 'minute')}.`
        : `${name} is soon. You did ${counted(timesSat, 'mock exam')}: do one more, or repeat what you know.`}{' '}
      <AppLink to={PATHS.mockExam} className={textLinkClass}>
        Choose a mock exam in {name}
      </AppLink>
    </p>
  );
}
