import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { HOUR_MS } from '#lib/duration.ts';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import type { MockDoor } from './mock-door.ts';
import { mockLink } from './plan-texts.ts';
import { PATHS } from '#routes/paths.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { textLinkClass } from '#ui/button.tsx';

interface ExamDayProps {
  readonly exam: ComingExam;
  /** All parts are on its day. */
  readonly isAll: boolean;
  /** Time since midnight. */
  readonly sinceMidnightMs: number;
}

/** By then an exam on that day is over. */
const EVENING_MS = 17 * HOUR_MS;

/** What to do on the day of an exam (MEM-20). */
export function ExamDay({ exam, isAll, sinceMidnightMs }: ExamDayProps) {
  const { i18n } = useLingui();
  const { name } = useExamPart()(exam.part);
  const part = isAll ? null : i18n._(name);
  return <p>{i18n._(sinceMidnightMs < EVENING_MS ? isToday(part) : wasToday(part))}</p>;
}

interface LastDaysProps {
  readonly exam: ComingExam;
  /** How many mock exams of this part were taken. */
  readonly timesSat: number;
  /** Where home leads to one of this part that is under way. */
  readonly door: MockDoor | null;
}

/** What to do in the last days before an exam, depending on what was done so far (MEM-20). */
export function LastDays({ exam, timesSat, door }: LastDaysProps) {
  const { i18n } = useLingui();
  const part = useExamPart()(exam.part);
  const name = i18n._(part.name);
  if (door !== null)
    return (
      <p>
        <Trans>{name} is soon, and your mock exam is not finished.</Trans>{' '}
        {door === 'last-days' && (
          <AppLink to={mockLink(part)} className={textLinkClass}>
            <Trans>Continue: {{ exam: i18n._(part.phrases.mockExam) }}</Trans>
          </AppLink>
        )}
      </p>
    );
  return (
    <p>
      {timesSat === 0 ? (
        <Trans>
          {name} is soon, and you have not done a mock exam yet. Do that first: it takes{' '}
          <Plural value={part.formats.official.minutes} one="# minute" other="# minutes" />.
        </Trans>
      ) : (
        <Trans>
          {name} is soon. You did <Plural value={timesSat} one="# mock exam" other="# mock exams" />: do one
          more, or review what you know.
        </Trans>
      )}{' '}
      <AppLink to={PATHS.mockExam} className={textLinkClass}>
        <Trans>Choose a mock exam: {name}</Trans>
      </AppLink>
    </p>
  );
}

/** @param part null: all of them */
function isToday(part: string | null): MessageDescriptor {
  return part === null
    ? msg`Your exam is today. Learn nothing new now. Good luck!`
    : msg`${part} is today. Learn nothing new now. Good luck!`;
}

function wasToday(part: string | null): MessageDescriptor {
  return part === null
    ? msg`Your exam was today. We hope that it went well.`
    : msg`${part} was today. We hope that it went well.`;
}
