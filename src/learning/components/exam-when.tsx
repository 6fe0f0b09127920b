import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import { dayText } from '#learning/exam-when.ts';

interface ExamWhenProps {
  readonly exam: Pick<ComingExam, 'day' | 'daysLeft'>;
  readonly today: string;
  /** The name of the exam or of its part. */
  readonly children: ReactNode;
}

/** `Reading in 12 days, 9 December` */
export function ExamWhen({ exam: { day, daysLeft }, today, children }: ExamWhenProps) {
  const { i18n } = useLingui();
  const date = dayText(day, today, i18n.locale);
  if (daysLeft === 0)
    return (
      <Trans>
        {children} is today, {date}
      </Trans>
    );
  if (daysLeft === 1)
    return (
      <Trans>
        {children} is tomorrow, {date}
      </Trans>
    );
  return (
    <Trans>
      {children} in <Plural value={daysLeft} one="# day" other="# days" />, {date}
    </Trans>
  );
}
